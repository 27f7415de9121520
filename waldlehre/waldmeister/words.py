"""Waldmeister in words: labels, what may be typed, and the table as text."""

from __future__ import annotations

from waldlehre import fieldguide
from waldlehre.kernel.voice import EVERYBODY, Voice
from waldlehre.waldmeister.parts import (
    ANIMAL_NAMES,
    CARD_NAMES,
    EMPTY,
    KINDS,
    LEVELS,
    SAPLING,
    SEASONS,
    SPACES,
    SPECIES,
    STAGES,
    TILES,
    TREE,
    ZONE_NAMES,
    ZONES,
)
from waldlehre.waldmeister.scoring import score
from waldlehre.waldmeister.state import ENDINGS, Forest


def cell(table: Forest, space: int) -> str:
    """Return a space's name on its board."""
    return table.parts.cells[space % SPACES]


def label(table: Forest, kind: str, value: int, voice: Voice) -> str:
    """Return what a person calls a value of some kind."""
    say = voice.say
    if kind == "space":
        return say("space", cell=cell(table, value), plant=plant(table, value, voice))
    if kind == "place":
        return say("place", cell=cell(table, value), seat=voice.seat(value // SPACES))
    if kind == "card":
        return say(f"cards.{CARD_NAMES[table.parts.kind_of[value]]}.name")
    if kind == "effect":
        return say(f"cards.{CARD_NAMES[table.parts.kind_of[value]]}.does")
    if kind == "own_card":
        return say("own_card", card=card(table, value, voice), number=copy_of(table, value))
    if kind == "amount":
        return say("amount", count=value)
    if kind == "measure":
        price = say("amount", count=table.parts.price[value])
        return say("measure", tile=tile(table, value, voice), price=price)
    if kind == "dear":
        paid = table.parts.price[value] * table.parts.voluntary_factor
        return say("dear", tile=tile(table, value, voice), price=say("amount", count=paid))
    if kind == "sale":
        price = say("amount", count=table.parts.sapling_price)
        return say("sale", species=say(f"species.{SPECIES[value]}"), price=price)
    if kind == "tile":
        return tile(table, value, voice)
    if kind == "count":
        return say("cards_taken", count=value)
    if kind == "yes":
        return say("yes")
    names = {"species": SPECIES, "season": SEASONS, "stage": STAGES, "ending": ENDINGS}
    if kind == "animal":
        return say(
            "animal", name=say(f"animals.{ANIMAL_NAMES[value - 1]}"), value=table.parts.value[value]
        )
    return say(f"{kind}.{names[kind][value]}")


def note(table: Forest, kind: str, value: int, voice: Voice) -> str:
    """Return what the game and the field guide know of a piece or card; "" for others.

    Kinds are those of options and those that the parts of the picture are named by.
    """
    kind, value = piece(table, kind, value)
    rules = rules_of(table, kind, value, voice)
    if not rules:
        return ""
    return "\n".join([rules, *fieldguide.on_board(*entry(table, kind, value), voice.language)])


def piece(table: Forest, kind: str, value: int) -> tuple[str, int]:
    """Return for a part of the picture the kind and value of what lies there."""
    if kind == "tiles":
        return "measure", table.parts.tile_of.index(value)
    if kind == "zone" and table.zone[value]:
        return "measure", value % ZONES * LEVELS + table.zone[value] - 1
    return SHOWN_AS.get(kind, kind), value


SHOWN_AS = {"supply": "animal", "homeless": "animal", "stock": "species"}
"""Parts of the picture -> the kind of what they show."""


def entry(table: Forest, kind: str, value: int) -> tuple[str, str]:
    """Return chapter and key of the field guide for a piece or card."""
    if kind in ("card", "own_card"):
        return "cards", CARD_NAMES[table.parts.kind_of[value]]
    if kind == "animal":
        return "animals", ANIMAL_NAMES[value - 1]
    if kind in ("tile", "measure", "dear"):
        return "measures", TILES[table.parts.tile_of[value]]
    return "trees", SPECIES[table.species[value] if kind == "space" else value]


def rules_of(table: Forest, kind: str, value: int, voice: Voice) -> str:
    """Return what a card, animal, tile, species or plant is in the game; "" for others."""
    say, parts = voice.say, table.parts
    if kind in ("card", "own_card"):
        does = say(f"cards.{CARD_NAMES[parts.kind_of[value]]}.does")
        return say("note.card", card=card(table, value, voice), does=does)
    if kind == "animal":
        name = say(f"animals.{ANIMAL_NAMES[value - 1]}")
        return say("note.animal", animal=name, count=parts.value[value])
    if kind in ("tile", "measure", "dear"):
        price = parts.price[value]
        return say(
            "note.tile",
            tile=tile(table, value, voice),
            price=say("amount", count=price),
            dear=say("amount", count=price * parts.voluntary_factor),
        )
    if kind == "space" and table.stage[value] != EMPTY:
        kind, value = "species", table.species[value]
    if kind in ("species", "sale"):
        return say(
            "note.species",
            species=say(f"species.{SPECIES[value]}"),
            timber=say("amount", count=parts.timber[value]),
            young=parts.circles[SAPLING][value],
            grown=parts.circles[TREE][value],
        )
    return ""


def sources(table: Forest, event: str, about: tuple[int, ...]) -> tuple[str, ...]:
    """Return the zones whose arrows burdened a plant."""
    if event != "burdened":
        return ()
    seat, place = divmod(about[0], SPACES)
    zones = [seat * ZONES + zone for zone in range(ZONES)]
    black = table.parts.black
    return tuple([f"zone:{zone}" for zone in zones if black[zone % ZONES][table.zone[zone]][place]])


def card(table: Forest, value: int, voice: Voice) -> str:
    """Return a card with the seasons in which it acts."""
    kind = table.parts.kind_of[value]
    live = [
        voice.say(f"season.{s}")
        for s, on in zip(SEASONS, table.parts.live[kind], strict=True)
        if on
    ]
    name = voice.say(f"cards.{CARD_NAMES[kind]}.name")
    bar = voice.say("bar.red" if table.parts.red[kind] else "bar.green")
    return voice.say("card_in", card=name, bar=bar, seasons=", ".join(live))


def copy_of(table: Forest, value: int) -> int:
    """Return which of the cards of its kind this is, from 1."""
    kinds = table.parts.kind_of
    return value - kinds.index(kinds[value]) + 1


def tile(table: Forest, measure: int, voice: Voice) -> str:
    """Return a remediation tile with the zone on which it is laid."""
    name = voice.say(f"tiles.{TILES[table.parts.tile_of[measure]]}")
    return voice.say("tile", name=name, zone=table.parts.zone_cells[measure // LEVELS])


def plant(table: Forest, space: int, voice: Voice) -> str:
    """Return what stands on a space, with its damage and its animal."""
    say = voice.say
    stage, species = table.stage[space], table.species[space]
    arrows = table.burden(space)
    if stage == EMPTY:
        return say("free", count=arrows)
    name = say(f"{STAGES[stage]}.{SPECIES[species]}")
    if stage < SAPLING:
        return say("with_arrows", plant=name, count=arrows)
    circles = table.parts.circles[stage][species]
    words = say("with_damage", plant=name, damage=table.damage[space], circles=circles)
    if not table.animal[space]:
        return words
    animal = label(table, "animal", table.animal[space], voice)
    return say("with_animal", plant=words, animal=animal)


def key(table: Forest, kind: str, value: int, seat: int) -> str:
    """Return what a seat may type, the same in every language: R1C5, or R1C5/2 for player 2's."""
    if kind == "space":
        owner = value // SPACES
        return cell(table, value) + (f"/{owner + 1}" if owner != seat else "")
    if kind in ("card", "own_card"):
        return f"{CARD_NAMES[table.parts.kind_of[value]]}/{copy_of(table, value)}"
    if kind in ("species", "sale"):
        return SPECIES[value]
    if kind == "animal":
        return ANIMAL_NAMES[value - 1]
    if kind in ("measure", "dear"):
        return f"{TILES[table.parts.tile_of[value]]}/{ZONE_NAMES[value // LEVELS]}"
    return {"seat": f"player {value + 1}", "yes": "yes"}.get(kind, str(value))


def universe(table: Forest, kind: str) -> tuple[int, ...]:
    """Return every value of a kind that somebody might try."""
    if kind == "amount":
        most = max(table.money) + 2 * table.parts.auction_step
        return tuple(range(0, most + 1, max(500, table.parts.auction_step // 2)))
    many = {
        "space": range(table.seats * SPACES),
        "own_card": range(len(table.parts.kind_of)),
        "seat": range(table.seats),
        "species": range(KINDS),
        "animal": range(1, len(ANIMAL_NAMES) + 1),
        "sale": range(KINDS),
        "measure": range(ZONES * LEVELS),
        "dear": range(ZONES * LEVELS),
        "count": range(1, 4),
        "yes": range(1, 2),
    }
    return tuple(many[kind])


def tempting(table: Forest, kind: str, seat: int) -> tuple[int, ...]:
    """Return what a seat might take for an answer: of spaces those of its own landscape."""
    return tuple(table.parts.home[seat]) if kind == "space" else universe(table, kind)


def text(table: Forest, viewer: int, voice: Voice) -> str:
    """Return the whole table: season, supplies, every landscape, and the viewer's hand."""
    say = voice.say
    season = say(f"season.{SEASONS[table.season()]}")
    turns = max(0, table.turn)
    lines = [
        say("heading", season=season, turn=turns, track=track(table, voice)),
        say(
            "supplies",
            points=table.points,
            money=say("amount", count=table.bank),
            deck=len(table.deck),
        ),
        say("stock", trees=stock(table.trees, voice), saplings=stock(table.saplings, voice)),
    ]
    for seat in range(table.seats):
        lines += ["", *landscape(table, seat, voice)]
    if viewer != EVERYBODY and table.hands[viewer]:
        cards = [card(table, value, voice) for value in table.hands[viewer]]
        lines += ["", say("hand", seat=voice.seat(viewer), cards="; ".join(cards))]
    return "\n".join(lines)


def track(table: Forest, voice: Voice) -> str:
    """Return the season track as signs: the marker, the middles, the rest."""
    signs = []
    for space, season in enumerate(table.parts.season_at):
        letter = voice.say(f"season.{SEASONS[season]}")[:2]
        mark = "*" if table.parts.middle[space] else ""
        signs.append(f"[{letter}{mark}]" if space == table.marker else f"{letter}{mark}")
    return " ".join(signs)


def stock(tiles: list[int], voice: Voice) -> str:
    """Return tiles in the supply by species."""
    return ", ".join(
        f"{voice.say(f'species.{SPECIES[kind]}')} {many}" for kind, many in enumerate(tiles)
    )


def landscape(table: Forest, seat: int, voice: Voice) -> list[str]:
    """Return a landscape as a table of cells, with its owner's money and points."""
    say = voice.say
    lines = [
        say(
            "owner",
            seat=voice.seat(seat),
            money=say("amount", count=table.money[seat]),
            points=score(table, seat),
            cards=len(table.hands[seat]),
        )
    ]
    cells = {cell(table, space): square(table, space, voice) for space in table.parts.home[seat]}
    for zone in range(ZONES):
        cells[table.parts.zone_cells[zone]] = zone_square(table, seat, zone, voice)
    columns = 1 + max(int(name[3]) for name in cells)
    rows = 1 + max(int(name[1]) for name in cells)
    for row in range(1, rows):
        squares = [cells.get(f"R{row}C{column}", ("", "")) for column in range(1, columns)]
        for line in (0, 1):
            head = f"R{row}" if not line else "  "
            lines.append(
                (f"  {head} | " + " | ".join(f"{square[line]:<16}" for square in squares)).rstrip()
            )
    for animal in range(1, len(ANIMAL_NAMES) + 1):
        if table.guests[seat] >> animal & 1:
            lines.append(say("guest_here", animal=label(table, "animal", animal, voice)))
    return lines


def square(table: Forest, space: int, voice: Voice) -> tuple[str, str]:
    """Return two short lines for a forest space: the plant; damage and arrows or animal."""
    say = voice.say
    stage, species = table.stage[space], table.species[space]
    if stage == EMPTY:
        return say("short.free"), arrows(table, space)
    name = say(f"species.{SPECIES[species]}")
    if stage == TREE:
        name = name.upper()
    upper = say(f"short.{STAGES[stage]}", plant=name)
    if stage < SAPLING:
        return upper, arrows(table, space)
    full, circles = table.damage[space], table.parts.circles[stage][species]
    lower = "●" * full + "○" * (circles - full)
    animal = table.animal[space]
    if animal:
        lower += " " + say(f"animals.{ANIMAL_NAMES[animal - 1]}")
    return upper, lower


def arrows(table: Forest, space: int) -> str:
    """Return the black arrows that would hit a new plant."""
    return "→" * table.burden(space)


def zone_square(table: Forest, seat: int, zone: int, voice: Voice) -> tuple[str, str]:
    """Return two short lines for a zone: what it is; what has been built."""
    say = voice.say
    level = table.zone[seat * ZONES + zone]
    kind = say(f"zones.{table.parts.zone_kind[zone]}")
    if not level:
        return f"[{kind}]", ""
    tile = TILES[table.parts.tile_of[zone * LEVELS + level - 1]]
    return f"[{kind}]", f"[{say(f'short.{tile}')}]"
