"""Our playouts beside the peers', in turn, in one run: side_by_side.py PEERS_PYTHON [SEATS].

Each row is a process of its own; the ratio is the median over pairs run one after the other.
"""

import json
import statistics
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
PEERS = [("open_spiel", "hearts"), ("open_spiel", "maedn"), ("python-chess", "chess")]
WINDOW = ("0.5", "3")
PAIRS = 5


def measured(*command):
    """The decisions a second that a command prints."""
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(run.stdout.strip().splitlines()[-1])["dec_s"]


def main(python, seats="4"):
    """Print a row a peer."""
    print(f"{'peer':14}{'game':10}{'stepped':10}{'theirs':>12}{'ours':>12}{'ours / theirs':>16}")
    for peer, game in PEERS:
        for how in ("--step", "--table"):
            pairs = [
                (
                    measured(python, str(HERE / "worker.py"), peer, game, *WINDOW),
                    measured(sys.executable, str(HERE / "plain.py"), how, seats, *WINDOW),
                )
                for _ in range(PAIRS)
            ]
            theirs, ours = (statistics.median(pair[at] for pair in pairs) for at in (0, 1))
            ratio = statistics.median(mine / other for other, mine in pairs)
            print(f"{peer:14}{game:10}{how[2:]:10}{theirs:12,.0f}{ours:12,.0f}{ratio:16.2f}")


if __name__ == "__main__":
    main(*sys.argv[1:])
