"""What a screen reader hears of a picture.

Every label says place, kind, stage, condition, value, guest, what can be done, in this order. The
picture's text alternative is made of the same labels, so that nothing is seen that is not said.
"""

from __future__ import annotations

from typing import Final

from waldlehre.drawing.scene import Node
from waldlehre.waldmeister import words
from waldlehre.waldmeister.parts import (
    ANIMAL_NAMES,
    CARD_NAMES,
    LEVELS,
    SAPLING,
    SEASONS,
    SPACES,
    SPECIES,
    STAGES,
    TILES,
    TREE,
    ZONES,
)
from waldlehre.waldmeister.scene.look import Look
from waldlehre.waldmeister.scoring import score


def space(look: Look, space: int) -> str:
    """Say what stands on a space."""
    table, say = look.table, look.say
    stage, species = table.stage[space], table.species[space]
    said = [say(f"species.{SPECIES[species]}"), say(f"stage.{STAGES[stage]}")]
    if not stage:
        said = said[1:]
    if stage >= SAPLING:
        said += condition(look, space)
    elif table.burden(space):
        said.append(say("scene.black", count=table.burden(space)))
    if stage == TREE:
        said.append(say("scene.timber", money=look.parts.timber[species]))
    if table.animal[space]:
        said.append(animal(look, table.animal[space]))
    return f"{words.cell(table, space)}: {', '.join(said)}"


def condition(look: Look, space: int) -> list[str]:
    """Say how much damage a plant carries."""
    table = look.table
    damage = table.damage[space]
    circles = look.parts.circles[table.stage[space]][table.species[space]]
    if not damage and circles:
        return [look.say("scene.sound")]
    said = [look.say("scene.damaged", damage=damage, count=circles)]
    return [*said, look.say("scene.full")] if damage >= circles else said


def animal(look: Look, animal: int) -> str:
    """Say an animal with its value."""
    name = look.say(f"animals.{ANIMAL_NAMES[animal - 1]}")
    return look.say("scene.animal", name=name, value=look.parts.value[animal])


def zone(look: Look, seat: int, zone: int) -> str:
    """Say what a zone is, what lies there and how many arrows it has."""
    say, level = look.say, look.level(seat, zone)
    said = [say(f"zones.{look.parts.zone_kind[zone]}")]
    if level:
        said.append(say(f"tiles.{TILES[look.parts.tile_of[zone * LEVELS + level - 1]]}"))
    said.append(say("scene.black", count=sum(look.parts.black[zone][level])))
    white = sum(look.white(zone, level))
    if white:
        said.append(say("scene.white", count=white))
    return f"{look.parts.zone_cells[zone]}: {', '.join(said)}"


def totals(look: Look, seat: int) -> tuple[int, int, int]:
    """Return a seat's trees, the value of its animals, and its damage points."""
    table, home, value = look.table, look.parts.home[seat], look.parts.value
    animals = sum(value[table.animal[space]] for space in home)
    animals += sum(value[guest] for guest in look.guests(seat))
    return len(table.standing(seat, TREE)), animals, sum(table.damage[space] for space in home)


def owner(look: Look, seat: int) -> str:
    """Say what a seat has."""
    trees, animals, damage = totals(look, seat)
    said = look.say(
        "scene.owner",
        seat=look.seat(seat),
        trees=trees,
        spaces=SPACES,
        animals=animals,
        damage=damage,
        money=look.table.money[seat],
        cards=len(look.table.hands[seat]),
        points=score(look.table, seat),
    )
    here = [animal(look, one) for one in look.guests(seat)]
    if here:
        said += " " + look.say("scene.guests", animals=look.voice.listed(here))
    return f"{said} {look.say('scene.turn')}" if seat == look.turn else said


def card(look: Look, card: int) -> str:
    """Say what a card is, when it acts and what it does."""
    kind = look.parts.kind_of[card]
    name = words.card(look.table, card, look.voice)
    return f"{name}. {look.say(f'cards.{CARD_NAMES[kind]}.does')}"


# -- what lies beside the landscapes ---------------------------------------------------------------


def where(look: Look) -> tuple[int, int]:
    """Return on which of the season's spaces the marker stands, and how many there are."""
    seasons, marker = look.parts.season_at, look.table.marker
    first = last = marker
    while seasons[first - 1] == seasons[marker] and first - 1 > marker - len(seasons):
        first -= 1
    while seasons[(last + 1) % len(seasons)] == seasons[marker] and last - first < len(seasons) - 1:
        last += 1
    return marker - first + 1, last - first + 1


def season(look: Look) -> str:
    """Say where the marker stands."""
    at, many = where(look)
    name = look.say(f"season.{SEASONS[look.table.season()]}")
    return look.say("scene.marker", season=name, number=at, count=many)


def next_season(look: Look) -> str:
    """Say how far it is to the next middle of a season, and what happens there."""
    parts, steps = look.parts, 1
    spaces = len(parts.middle)
    while not parts.middle[(look.table.marker + steps) % spaces] and steps < spaces:
        steps += 1
    coming = SEASONS[parts.season_at[(look.table.marker + steps) % spaces]]
    season = look.say(f"season.{coming}")
    return look.say(f"scene.next.{coming}", season=season, count=steps)


def pool(look: Look) -> int:
    """Return how many damage points the game began with."""
    table = look.table
    return table.points + sum(table.damage)


def gauge(look: Look) -> str:
    """Say how many damage points are left."""
    return look.say("scene.gauge", points=look.table.points, pool=pool(look))


def tile_price(look: Look, tile: int) -> int:
    """Return the printed price of a remediation tile."""
    return look.parts.price[look.parts.tile_of.index(tile)]


def tiles_left(look: Look, tile: int) -> str:
    """Say how many tiles of a kind are left and what they cost."""
    name, price = look.say(f"tiles.{TILES[tile]}"), tile_price(look, tile)
    return look.say("scene.tiles", tile=name, price=price, count=look.table.tiles[tile])


def animals_left(look: Look, animal: int) -> str:
    """Say how many tiles of an animal are left."""
    name = look.say(f"animals.{ANIMAL_NAMES[animal - 1]}")
    value, many = look.parts.value[animal], look.table.animals[animal]
    return look.say("scene.animals", name=name, value=value, count=many)


# -- whole pictures --------------------------------------------------------------------------------


def when(look: Look) -> str:
    """Say turn and season."""
    name = look.say(f"season.{SEASONS[look.table.season()]}")
    return look.say("scene.when", turn=max(0, look.table.turn), season=name)


def title(look: Look) -> str:
    """Say in a line what the picture shows."""
    return f"{look.say('title')}: {when(look)}"


def reading(look: Look, title: str, nodes: list[Node]) -> str:
    """Return the text alternative: every label in the order in which the parts are drawn.

    So nothing is seen that is not said. The cells of a landscape stand row by row below its owner.
    """
    lines = [title]
    collect(nodes, lines)
    return "\n".join([*lines, *guesses(look)])


def collect(nodes: list[Node], lines: list[str]) -> None:
    """Add all labels; that of a grid only repeats its owner's."""
    for one in nodes:
        if one.label and one.attributes.get("class") != "grid":
            lines.append(one.label)
        if one.children:
            collect(one.children, lines)


def guesses(look: Look) -> list[str]:
    """Say which values were reconstructed; nothing where none was."""
    found = []
    for name, sheet, column, rows in GUESSED:
        words_of = [
            look.say(f"{kind}.{one}{'.name' if kind == 'cards' else ''}")
            for at, (kind, one) in enumerate(rows)
            if look.guessed(sheet, at, column)
        ]
        if words_of:
            found.append(look.say(f"scene.guessed.{name}", names=look.voice.listed(words_of)))
    arrows = [
        look.parts.zone_cells[zone]
        for zone in range(ZONES)
        if any(look.guessed_arrows(zone, level) for level in range(LEVELS + 1))
    ]
    if arrows:
        found.append(look.say("scene.guessed.arrows", names=look.voice.listed(arrows)))
    return [look.say("scene.guesses", list="; ".join(found))] if found else []


GUESSED: Final = (
    ("resistance", "trees", "resistance", tuple([("species", one) for one in SPECIES])),
    ("young", "saplings", "resistance", tuple([("species", one) for one in SPECIES])),
    ("timber", "trees", "timber_value", tuple([("species", one) for one in SPECIES])),
    ("animals", "animals", "value", tuple([("animals", one) for one in ANIMAL_NAMES])),
    ("prices", "remediation", "price", tuple([("tiles", one) for one in TILES])),
    ("seasons", "cards", "seasons", tuple([("cards", one) for one in CARD_NAMES])),
)
"""Name of the message, table, column, and what its rows are called."""
