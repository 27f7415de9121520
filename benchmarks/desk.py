"""From a slider's release to pictures: desk.py [GAMES]. Prints milliseconds for each room, and a fixed loop.

Played in this process as a notebook's kernel does it, without the way to a browser: the first
picture, and all games of both sides (1,000 each), drawn. The median of some releases of different sliders.
"""

import asyncio
import statistics
import sys
import time

from plain import loop

from waldlehre import engine, explore, play
from waldlehre.jupyter.desk import DeskView

RELEASES = 7


async def released(view, slider):
    """Milliseconds until the first and until the last picture after a slider was moved."""
    desk, pictures = view.desk, []
    seen = lambda _: pictures.append((time.perf_counter(), desk.result.played))  # noqa: E731
    view.drawn.observe(seen, names="value")
    names = [value for _, value in slider.options]
    for key in list(desk.remembered.slices)[:-2]:  # what a slider leads to is new each time
        del desk.remembered.slices[key]
    start = time.perf_counter()
    slider.value = names[(names.index(slider.value) + 1) % len(names)]
    while not pictures or pictures[-1][1] < desk.games:
        await asyncio.sleep(0.005)
    view.drawn.unobserve(seen, names="value")
    return [1000 * (pictures[at][0] - start) for at in (0, -1)]


async def main():
    """Print a line a room."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"engine {engine()}; {games} games a side; the loop takes {loop():.3f} us a turn")
    for name in play.ROOMS:
        printed = "as_printed" if name == "waldmeister" else f"{name}_as_printed"
        view = DeskView(explore.Desk(printed, games=games))
        while not view.desk.done:
            await asyncio.sleep(0.05)
        sliders = [one for row in view.sides.children for one in row.children[2:]]
        spent = [await released(view, sliders[at % len(sliders)]) for at in range(RELEASES)]
        first, last = (statistics.median(one[at] for one in spent) for at in (0, 1))
        who = ", ".join(dict.fromkeys(view.desk.foresters))
        print(f"{name:14}{who:20} first picture {first:6.0f} ms, all games {last:7.0f} ms")
        view.close()


if __name__ == "__main__":
    asyncio.run(main())
