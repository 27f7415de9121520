"""The kernel: steps, choices, tables, luck and games. It knows no game and no picture."""
