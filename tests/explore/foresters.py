"""Foresters that other processes can import."""


def first(view, choice):
    return choice.options[: choice.least]


def wrong(view, choice):
    return (max(choice.options, default=0) + 1,)
