"""Haselwurz in words: labels, what may be typed, and the landscape as text."""

from __future__ import annotations

from waldlehre.haselwurz import hexes
from waldlehre.haselwurz.laying import TurnTile
from waldlehre.haselwurz.moving import Move
from waldlehre.haselwurz.parts import (
    ANIMALS,
    HERD,
    KINDS,
    LANDSCAPES,
    PIECES,
    SIGNS,
    WATER,
)
from waldlehre.haselwurz.scoring import score
from waldlehre.haselwurz.species import known, species_name
from waldlehre.haselwurz.state import AWAY, ENDINGS, Landscape
from waldlehre.haselwurz.ways import reach
from waldlehre.haselwurz.wood import Wood
from waldlehre.kernel.voice import EVERYBODY, Voice

SHAPES = {0b001001: "straight", 0b000101: "wide", 0b000011: "sharp"}
"""A stream's two ends as bits, turned so that one lies in the east -> how it bends."""


def label(table: Landscape, kind: str, value: int, voice: Voice) -> str:
    """Return what a person calls a value of some kind."""
    say = voice.say
    if kind == "hex":
        if value in table.at:
            return say(
                "hex", landscape=landscape(table.land(value), voice), place=place(value, voice)
            )
        return say("free", place=place(value, voice))
    if kind == "place":
        return place(value, voice)
    if kind in ("own_tile", "tile"):
        return tile(table, value, voice)
    if kind == "turn":
        return turned(table, value, voice)
    if kind == "sixths":
        return say("sixths", count=value)
    if kind == "edge":
        first, second = [spot(table, here, voice) for here in hexes.hexes_of_edge(value)]
        return say("edge", first=first, second=second)
    if kind == "corner":
        spots = [spot(table, here, voice) for here in hexes.hexes_of_corner(value)]
        return say("corner", spots=voice.listed(spots))
    if kind == "piece":
        step = table.agenda[-1] if table.agenda else None
        name = say(f"piece.{PIECES[value]}")
        if not isinstance(step, Wood):
            return name
        return say("pieces_left", piece=name, count=table.wood[step.seat * KINDS + value])
    if kind == "animal":
        step = table.agenda[-1] if table.agenda else None
        name = say(f"animal.{ANIMALS[value]}")
        if not isinstance(step, Move):
            return name
        many = len(reach(table, value, table.sprite[step.seat]))
        return say("carries", animal=name, count=many)
    if kind == "species":
        rarity = table.parts.rarity[value]
        return say("card", species=species_name(table.parts, value, voice), rarity=rarity)
    if kind == "yes":
        return say("yes")
    names = {
        "carrier": ("animal", ANIMALS),
        "wood": ("piece", PIECES),
        "landscape": ("landscape", LANDSCAPES),
        "sign": ("sign", SIGNS),
        "side": ("direction", hexes.DIRECTIONS),
        "ending": ("ending", ENDINGS),
    }
    family, words = names[kind]
    return say(f"{family}.{words[value]}")


def landscape(land: int, voice: Voice) -> str:
    """Return a landscape's name."""
    return voice.say(f"landscape.{LANDSCAPES[land]}")


def place(here: int, voice: Voice) -> str:
    """Return how to walk to a hex from the middle: 2 east 1 north-east."""
    direction, along, aside = hexes.polar(here)
    if not along:
        return voice.say("middle")
    first = voice.say("walk", count=along, way=way(direction, voice))
    if not aside:
        return first
    second = voice.say("walk", count=aside, way=way((direction + 1) % hexes.SIDES, voice))
    return f"{first} {second}"


def way(direction: int, voice: Voice) -> str:
    """Return a direction's name."""
    return voice.say(f"direction.{hexes.DIRECTIONS[direction]}")


def cell(here: int) -> str:
    """Return a hex's short name, the same in every language: 2E1NE, the middle 0."""
    direction, along, aside = hexes.polar(here)
    if not along:
        return "0"
    second = hexes.DIRECTIONS[(direction + 1) % hexes.SIDES]
    return f"{along}{hexes.DIRECTIONS[direction]}" + (f"{aside}{second}" if aside else "")


def spot(table: Landscape, here: int, voice: Voice) -> str:
    """Return a hex with its landscape and its short name: forest 1E."""
    if here not in table.at:
        return cell(here)
    return voice.say("spot", landscape=landscape(table.land(here), voice), cell=cell(here))


def tile(table: Landscape, value: int, voice: Voice) -> str:
    """Return a tile with its stream and its number."""
    parts = table.parts
    shape = ""
    for sides in parts.streams[value]:
        shape = SHAPES.get(sides, shape)
    name = landscape(parts.land[value], voice)
    if parts.streams[value][0]:
        name = voice.say(f"with_stream.{shape or 'odd'}", landscape=name)
    return voice.say("tile", tile=name, number=value + 1)


def turned(table: Landscape, turns: int, voice: Voice) -> str:
    """Return where the stream's ends of the tile that is being laid come to lie."""
    step = table.agenda[-1] if table.agenda else None
    if not isinstance(step, TurnTile):
        return voice.say("sixths", count=turns)
    sides = table.parts.streams[step.tile][turns]
    ends = [way(side, voice) for side in range(hexes.SIDES) if sides >> side & 1]
    return voice.say("ends", ends=voice.listed(ends))


def key(table: Landscape, kind: str, value: int, seat: int) -> str:
    """Return what a person may type, the same in every language."""
    if kind in ("hex", "place"):
        return cell(value)
    if kind in ("own_tile", "tile"):
        return str(value + 1)
    if kind == "turn":
        return f"t{value}"
    if kind == "edge":
        return "/".join([cell(here) for here in hexes.hexes_of_edge(value)])
    if kind == "corner":
        return "/".join([cell(here) for here in hexes.hexes_of_corner(value)])
    if kind == "species":
        return table.parts.species[value]
    names = {"piece": PIECES, "animal": ANIMALS}
    return names[kind][value] if kind in names else "yes"


def universe(table: Landscape, kind: str) -> tuple[int, ...]:
    """Return every value of a kind that somebody might try."""
    if kind == "hex":
        return tuple(sorted([*table.at, *table.free]))
    if kind == "edge":
        return tuple(sorted({edge for here in table.at for edge in hexes.edges(here)}))
    if kind == "corner":
        return tuple(sorted({corner for here in table.at for corner in hexes.corners(here)}))
    many = {
        "own_tile": range(table.parts.tiles),
        "turn": range(hexes.SIDES),
        "piece": range(KINDS),
        "animal": range(HERD),
        "species": range(len(table.parts.species)),
        "yes": range(1, 2),
    }
    return tuple(many[kind])


def note(table: Landscape, kind: str, value: int, voice: Voice) -> str:
    """Return what there is to know: a card's conditions, what lies on a tile; "" for others."""
    if kind == "species":
        return "\n".join([conditions(table, value, voice), *known(table.parts, value, voice)])
    if kind == "hex" and value in table.at:
        return on_tile(table, value, voice)
    return ""


def conditions(table: Landscape, species: int, voice: Voice) -> str:
    """Return what a card asks for."""
    say, parts = voice.say, table.parts
    needs = []
    for land, many in parts.needs[species]:
        needs += [landscape(land, voice)] * many
    if parts.water[species]:
        needs.append(say(WATER))
    needs += [say(f"sign.{SIGNS[n]}") for n in range(len(SIGNS)) if parts.signs[species] >> n & 1]
    lands = range(len(LANDSCAPES))
    never = [landscape(land, voice) for land in lands if parts.forbids[species] >> land & 1]
    about = {"card": label(table, "species", species, voice), "needs": voice.listed(needs)}
    if not never:
        return say("needs", **about)
    return say("needs_without", **about, never=voice.listed(never))


def on_tile(table: Landscape, here: int, voice: Voice) -> str:
    """Return what lies on a tile: number, stream, wooden pieces, sprites."""
    at = table.at[here]
    found = [label(table, "tile", at, voice)]
    if table.copses[at]:
        found.append(voice.say("sign.copse"))
    if table.flowers[at]:
        found.append(voice.say("sign.flower_field"))
    if table.parts.house[at]:
        found.append(voice.say("sign.house"))
    found += [voice.seat(seat) for seat in range(table.seats) if table.sprite[seat] == here]
    return ", ".join(found)


def sources(table: Landscape, event: str, about: tuple[int, ...]) -> tuple[str, ...]:
    """Return the parts of the picture that a condition was met by."""
    if event == "habitat":
        return tuple([f"hex:{here}" for here in hexes.hexes_of_corner(about[1])])
    if event == "stream_here":
        edges = hexes.edges_of_corner(about[1])
        return tuple([f"edge:{edge}" for edge in edges if table.crossed(edge)])
    if event == "sign_here" and SIGNS[about[2]] == "hedge":
        edges = hexes.edges_of_corner(about[1])
        return tuple([f"edge:{edge}" for edge in edges if edge in table.hedges])
    return ()


def text(table: Landscape, viewer: int, voice: Voice) -> str:
    """Return the landscape as rows, then cards, players and the viewer's hand."""
    say = voice.say
    lines = [*rows(table, voice), ""]
    if table.hedges:
        hedges = [key(table, "edge", edge, 0) for edge in table.hedges]
        lines.append(say("hedges", count=len(hedges), edges=", ".join(hedges)))
    if table.marked:
        corners = [key(table, "corner", corner, 0) for corner in table.marked]
        lines.append(say("markers", count=len(corners), corners=", ".join(corners)))
    lines.append(say("stacks", tiles=len(table.stack), cards=len(table.deck)))
    lines += [conditions(table, species, voice) for species in table.open]
    lines.append("")
    for seat in range(table.seats):
        lines += player(table, seat, voice)
    shown = range(table.seats) if table.variant.open_hands else [viewer]
    for seat in shown:
        if seat != EVERYBODY and table.hands[seat]:
            tiles = [tile(table, one, voice) for one in table.hands[seat]]
            lines.append(say("hand", seat=voice.seat(seat), tiles="; ".join(tiles)))
    lines.append(say("legend"))
    return "\n".join(lines)


def rows(table: Landscape, voice: Voice) -> list[str]:
    """Return the map: a line for each row of hexes, each shifted by half a hex."""
    at = {hexes.axial(here): sign(table, here, voice) for here in table.at}
    if not at:
        return []
    left = min(2 * q + r for q, r in at)
    lines = []
    for r in range(min(r for _, r in at), max(r for _, r in at) + 1):
        line = ""
        for q in sorted(q for q, row in at if row == r):
            line = line.ljust((2 * q + r - left) * 4) + at[q, r]
        lines.append(f"  {line}".rstrip())
    return lines


def sign(table: Landscape, here: int, voice: Voice) -> str:
    """Return a few signs for a tile: landscape, stream, copse, flowers, house, sprites."""
    tile_here = table.at[here]
    found = voice.say(f"letter.{LANDSCAPES[table.land(here)]}")
    found += "~" if table.parts.streams[tile_here][0] else ""
    found += "^" if table.copses[tile_here] else ""
    found += "*" if table.flowers[tile_here] else ""
    found += "#" if table.parts.house[tile_here] else ""
    return found + "".join(str(s + 1) for s in range(table.seats) if table.sprite[s] == here)


def player(table: Landscape, seat: int, voice: Voice) -> list[str]:
    """Return two lines on a player."""
    say = voice.say
    wood = [
        say("some", count=table.wood[seat * KINDS + kind], piece=say(f"piece.{PIECES[kind]}"))
        for kind in range(KINDS)
        if table.wood[seat * KINDS + kind]
    ]
    standing = [say(f"animal.{ANIMALS[animal]}") for animal in table.standing(seat)]
    here = table.sprite[seat]
    where = label(table, "hex", here, voice) if here != AWAY else say("nowhere")
    found = [species_name(table.parts, one, voice) for one in table.found[seat]]
    about = {"seat": voice.seat(seat), "place": where, "animals": voice.listed(standing)}
    return [
        say("status", **about, count=score(table, seat)),
        "    "
        + say(
            "has", wood=", ".join(wood) or say("nothing"), found=", ".join(found) or say("nothing")
        ),
    ]
