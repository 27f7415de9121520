"""The toy's picture: one dot a space, so that boards can be tried without a real room."""

from waldlehre.drawing.scene import Scene, node

from .toy_turns import SPACES


def scene(table, viewer, voice, choice=None, picked=(), layout="table"):
    numbers = {} if choice is None else {value: at for at, value in enumerate(choice.options, 1)}
    kind = choice and voice.room.prompts[choice.prompt].kind
    dots = [
        node(
            "circle",
            r=9,
            cx=20 * space,
            part=f"space:{space}",
            label=f"space {space}",
            option=space if kind == "space" and space in numbers else None,
        )
        for space in range(SPACES)
    ]
    words = f"mushrooms {table.mushrooms()}"
    return Scene("toy", 200, 40, "Clearing", lambda: words, dots)
