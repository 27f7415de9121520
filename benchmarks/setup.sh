#!/usr/bin/env bash
# Peers in an environment of their own: bash benchmarks/setup.sh DIR
set -e
dir=${1:-.peers}
mkdir -p "$dir"
python3 -m venv "$dir/venv"
"$dir/venv/bin/pip" -q install open_spiel chess
echo "peers in $dir/venv"
