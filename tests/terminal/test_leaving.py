"""Ctrl-C and the end of input leave cleanly, with the game saved."""

import os
import signal
import subprocess
import sys

import pytest

from waldlehre import terminal
from waldlehre.kernel.forester import Forester

from .sitting import PEGS, saved

PROGRAM = [sys.executable, "-u", "-m", "waldlehre", "play", *PEGS]
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals and terminals of POSIX")


class Interrupted(Forester):
    """A forester during whose second thought somebody presses Ctrl-C."""

    thoughts = 0

    def pick(self, view, choice):
        self.thoughts += 1
        if self.thoughts == 2:
            raise KeyboardInterrupt
        return (choice.options[0],)


def test_ctrl_c_while_a_forester_thinks_keeps_all_answers(typed, monkeypatch):
    monkeypatch.setattr(terminal, "named", lambda room, name: Interrupted())
    assert "The game is saved" in typed("28", "3", "1", "1", "1")[-1]
    assert len(saved().given) == 3


def heard_until(stream, words):
    """Read bytes until these words have come."""
    heard = b""
    while words not in heard:
        more = stream.read(1)
        assert more, heard.decode()
        heard += more
    return heard


def pressed_until_it_leaves(program, press):
    """Press a key as a person does, again if nothing happens.

    CPython overlooks a signal that comes in the instant before it waits for input.
    """
    for _ in range(30):
        press()
        try:
            return program.wait(timeout=2)
        except subprocess.TimeoutExpired:
            continue
    raise AssertionError("it does not leave")


@POSIX
def test_the_interrupt_signal_leaves_with_the_game_saved():
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(PROGRAM, **pipes) as program:
        heard_until(program.stdout, b"Player 1> ")
        program.stdin.write(b"28\n")
        program.stdin.flush()
        heard_until(program.stdout, b"Player 1> ")
        assert pressed_until_it_leaves(program, lambda: program.send_signal(signal.SIGINT)) == 0
        assert b"The game is saved in waldlehre-pegs-7.json. Go on with: " in program.stdout.read()
        assert program.stderr.read() == b""
    assert saved().given == [(27,)]


@POSIX
@pytest.mark.parametrize("key", [b"\x03", b"\x04"], ids=["Ctrl-C", "Ctrl-D"])
def test_at_a_real_terminal_both_keys_leave(key):
    import pty

    keyboard, screen = pty.openpty()
    sit = "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0);"
    run = f"{sit} os.execv(sys.executable, {PROGRAM!r})"  # the keys reach whom the terminal belongs to
    ends = {"stdin": screen, "stdout": screen, "stderr": screen, "start_new_session": True}
    with (
        subprocess.Popen([sys.executable, "-c", run], **ends) as program,
        os.fdopen(keyboard, "r+b", buffering=0) as typing,
    ):
        os.close(screen)
        heard_until(typing, b"Player 1> ")
        typing.write(b"28\r")
        heard_until(typing, b"Player 1> ")
        assert pressed_until_it_leaves(program, lambda: typing.write(key)) == 0
        assert b"Traceback" not in heard_until(typing, b"Go on with")
    assert saved().given == [(27,)]
