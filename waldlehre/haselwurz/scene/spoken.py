"""What a picture says: places, tiles, edges, corners, cards and players."""

from __future__ import annotations

from itertools import pairwise

from waldlehre.drawing.scene import Node
from waldlehre.haselwurz import hexes, words
from waldlehre.haselwurz.parts import ANIMALS, LANDSCAPES, PIECES, SIGNS, VILLAGE
from waldlehre.haselwurz.scene.look import Look
from waldlehre.haselwurz.scoring import scores, winners
from waldlehre.haselwurz.species import species_name
from waldlehre.kernel.speech import capital


def direction(look: Look, side: int) -> str:
    """Return a direction in words."""
    return words.way(side, look.voice)


def place(look: Look, here: int) -> str:
    """Say how to walk to a hex from the middle."""
    return words.place(here, look.voice)


def stream(look: Look, tile: int, turns: int) -> str:
    """Say between which sides a tile's stream runs; "" for none."""
    sides = look.parts.streams[tile][turns]
    ends = [direction(look, side) for side in range(hexes.SIDES) if sides >> side & 1]
    if not ends:
        return ""
    return look.say("scene.stream", ends=look.voice.listed(ends))


def tile(look: Look, tile: int, turns: int) -> str:
    """Say what is printed on a tile."""
    found = [look.land(look.parts.land[tile])]
    if look.parts.house[tile] and look.parts.land[tile] != VILLAGE:
        found.append(look.say("scene.house"))
    water = stream(look, tile, turns)
    return ", ".join([*found, water] if water else found)


def laid(look: Look, here: int) -> str:
    """Say all about a laid tile: place, landscape, what stands there, hedges around it."""
    table = look.table
    number = table.at[here]
    found = [tile(look, number, table.turns[number])]
    if table.copses[number]:
        found.append(look.say("scene.copse"))
    if table.flowers[number]:
        found.append(look.say("scene.flower_field"))
    hedges = [
        direction(look, side) for side, edge in enumerate(hexes.edges(here)) if edge in table.hedges
    ]
    if hedges:
        found.append(look.say("scene.hedges", sides=look.voice.listed(hedges)))
    guests = [look.voice.seat(seat) for seat, there in enumerate(table.sprite) if there == here]
    if guests:
        found.append(look.say("scene.guests", seats=look.voice.listed(guests)))
    return f"{capital(place(look, here))}: {', '.join(found)}"


def named(look: Look, here: int) -> str:
    """Say landscape and place of a tile in a few words."""
    if here not in look.table.at:
        return look.say("scene.free", place=place(look, here))
    return look.say("scene.named", land=look.land(look.table.land(here)), place=place(look, here))


def edge(look: Look, border: int) -> str:
    """Say between which tiles an edge lies."""
    one, other = hexes.hexes_of_edge(border)
    return look.say("scene.between", first=named(look, one), second=named(look, other))


def corner(look: Look, point: int) -> str:
    """Say which tiles meet at a corner."""
    names = [named(look, here) for here in hexes.hexes_of_corner(point)]
    return look.say("scene.meet", tiles=look.voice.listed(names))


def way(look: Look, tiles: list[int]) -> str:
    """Say how long a way is, and whether it leads along hedges."""
    text = look.say("scene.steps", count=len(tiles) - 1)
    pairs = pairwise(tiles)
    if any(hexes.direction_to(one, other) < 0 for one, other in pairs):
        text = f"{text}, {look.say('scene.along_hedges')}"
    return capital(text)


# -- cards ----------------------------------------------------------------------------------------


def species(look: Look, card: int) -> str:
    """Return the name of a plant or an animal."""
    return species_name(look.parts, card, look.voice)


def condition(look: Look, card: int) -> str:
    """Say what a card needs and what it forbids."""
    parts, say = look.parts, look.say
    needs = []
    for land, many in parts.needs[card]:
        name = say(f"scene.near.{LANDSCAPES[land]}")
        needs.append(name if many == 1 else say("scene.times", count=many, land=name))
    if parts.water[card]:
        needs.append(say("scene.water"))
    found = [look.voice.listed(needs)] if needs else []
    signs = [say(f"scene.sign.{SIGNS[at]}") for at in bits(parts.signs[card])]
    if signs:
        found.append(say("scene.with", signs=look.voice.listed(signs)))
    banned = [say(f"scene.near.{LANDSCAPES[land]}") for land in bits(parts.forbids[card])]
    if banned:
        found.append(look.voice.listed([say("scene.no", land=one) for one in banned]))
    return "; ".join(found)


def bits(mask: int) -> list[int]:
    """Return the numbers of the bits that are set."""
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def card(look: Look, number: int) -> str:
    """Say all about an open card."""
    return look.say(
        "scene.card",
        name=capital(species(look, number)),
        count=look.parts.rarity[number],
        condition=condition(look, number),
    )


def guesses(look: Look) -> str:
    """Say which tables hold reconstructed values; "" where none does."""
    found = [
        look.say(f"scene.guessed.{name}")
        for name in ("species", "tiles", "start")
        if any(look.guessed(name, row) for row in range(len(look.parts.box.sheets[name].rows)))
    ]
    return look.say("scene.guesses", list=look.voice.listed(found)) if found else ""


# -- players --------------------------------------------------------------------------------------


def wood(look: Look, seat: int, kind: int) -> str:
    """Say how many wooden pieces of a kind a player has left."""
    many = look.table.wood[seat * len(PIECES) + kind]
    return look.say(f"scene.left.{PIECES[kind]}", count=many)


def animal(look: Look, seat: int, number: int) -> str:
    """Say whether an animal stands or lies turned."""
    turned = look.table.turned[seat * len(ANIMALS) + number]
    name = capital(look.say(f"animal.{ANIMALS[number]}"))
    return look.say("scene.turned" if turned else "scene.standing", name=name)


def player(look: Look, seat: int) -> str:
    """Say what a player has."""
    table, say = look.table, look.say
    standing = [
        say(f"animal.{name}")
        for at, name in enumerate(ANIMALS)
        if not table.turned[seat * len(ANIMALS) + at]
    ]
    return say(
        "scene.player",
        seat=look.voice.seat(seat),
        points=say("scene.points", count=scores(table)[seat]),
        cards=say("scene.cards", count=len(table.found[seat])),
        names=look.voice.listed([species(look, one) for one in table.found[seat]])
        or say("scene.none"),
        wood=look.voice.listed([wood(look, seat, kind) for kind in range(len(PIECES))]),
        animals=look.voice.listed(standing) or say("scene.none"),
        tiles=say("scene.tiles", count=len(table.hands[seat])),
    )


# -- whole pictures -------------------------------------------------------------------------------


def status(look: Look) -> str:
    """Say what is going on."""
    if look.choice is not None:
        return look.say("scene.moves", seat=look.voice.seat(look.asked))
    if not look.table.ended:
        return look.say("scene.going_on")
    seats = [look.voice.seat(seat) for seat in winners(look.table)]
    return look.say("scene.over", seats=look.voice.listed(seats))


def reading(title: str, nodes: list[Node]) -> str:
    """Return the text alternative: every label in the order in which the parts are drawn."""
    return "\n".join([title, *[one.label for top in nodes for one in top.walk() if one.label]])
