"""Repairs of maps: what is offered mends the problem and makes no other."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from northline.editions import EditionError, edition, read_document
from northline.editions.repairs import MOST_REPAIRS, Repair, repairs
from northline.editions.writer import to_document
from tests.toy import toy

TOY = to_document(toy())
NORDIC = to_document(edition("nordic_countries"))


def patched(document: Any, repair: Repair) -> Any:
    """As a client applies a JSON Patch: by its pointers."""
    document = deepcopy(document)
    for change in repair.changes:
        *way, last = [p.replace("~1", "/").replace("~0", "~") for p in change.pointer.split("/")[1:]]
        inside = document
        for part in way:
            inside = inside[int(part)] if isinstance(inside, list) else inside[part]
        if isinstance(inside, list):
            index = len(inside) if last == "-" else int(last)
            if change.op == "add":
                inside.insert(index, change.value)
            elif change.op == "replace":
                inside[index] = change.value
            else:
                del inside[index]
        elif change.op == "remove":
            del inside[last]
        else:
            inside[last] = change.value
    return json.loads(json.dumps(document))


def problems(document: Any) -> list[str]:
    try:
        read_document(document)
    except EditionError as error:
        return [str(problem) for problem in error.problems]
    return []


def changed(*path_and_value: Any, base: Any = NORDIC) -> Any:
    *path, last, value = path_and_value
    document = deepcopy(base)
    inside = document
    for part in path:
        inside = inside[part]
    if value is None:
        del inside[last]
    else:
        inside[last] = value
    return document


def twin() -> Any:
    document = deepcopy(NORDIC)
    route = next(r for r in document["board"]["routes"] if "group" not in r)
    document["board"]["routes"].append({**route, "id": "twin"})
    return document


def lonely() -> Any:
    document = deepcopy(NORDIC)
    city = {"id": "visby", "name": "Visby", "country": "Sweden", "at": [57.6, 18.3]}
    document["board"]["cities"].append(city)
    return document


def fewer(count: int) -> Any:
    return changed("board", "tickets", NORDIC["board"]["tickets"][:count])


CITY, ROUTE, TICKET = ("board", "cities", 0), ("board", "routes", 0), ("board", "tickets", 0)
MISTAKES: dict[str, tuple[Any, str]] = {
    "a colour misspelt": (changed(*ROUTE, "color", "pruple"), "word"),
    "a colour that nobody knows": (changed(*ROUTE, "color", "xxxxx"), "gray"),
    "a city misspelt": (changed(*ROUTE, "to", NORDIC["board"]["routes"][0]["to"] + "x"), "word"),
    "a ticket to nowhere": (changed(*TICKET, "to", "nowhere-at-all"), "delete_ticket"),
    "a ticket to itself": (changed(*TICKET, "to", NORDIC["board"]["tickets"][0]["from"]), "delete_ticket"),
    "a route too long": (changed(*ROUTE, "length", 31), "number"),
    "a length without points": (changed(*ROUTE, "length", 7), "add_points"),
    "a length as text": (changed(*ROUTE, "length", "2"), "number"),
    "too many trains": (changed("rules", "trains", 300), "number"),
    "no trains": (changed("rules", "trains", None), "standard"),
    "no deck": (changed("rules", "deck", None), "standard"),
    "players the wrong way round": (changed("rules", "players", [9, 2]), "standard"),
    "a knob misspelt": (changed("rules", "tunnel_revael", 3), "rename"),
    "a knob that is none": (changed("rules", "zzz", 3), "leave_out"),
    "to keep more than are dealt": (changed("rules", "opening_keep", 9), "number"),
    "a tie-breaker that is pointless": (
        changed("rules", "tie_breakers", ["fewest_stations", "longest_route"]),
        "leave_out",
    ),
    "the same tie-breaker twice": (
        changed("rules", "tie_breakers", ["longest_route", "longest_route"]),
        "leave_out",
    ),
    "latitude and longitude swapped": (changed(*CITY, "at", [150, 60]), "swap_places"),
    "a city without a country": (changed(*CITY, "country", None), "word"),
    "a name too long": (changed(*CITY, "name", "x" * 70), "word"),
    "the same id twice": (changed(*TICKET, "id", NORDIC["board"]["tickets"][1]["id"]), "new_id"),
    "a twin without its group": (twin(), "one_group"),
    "a city without a route": (lonely(), "join"),
    "too few tickets": (fewer(12), "fewer_players"),
    "no name": (changed("name", None), "word"),
    "an id that is none": (changed("id", "My Map!"), "word"),
    "more bonus cards than there are": (changed("rules", "bonus_cards", 40), "all_bonus_cards"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_mended_in_one_click(mistake):
    document, code = MISTAKES[mistake]
    before = problems(document)
    assert before
    found = repairs(document)
    offered = [repair for problem in found for repair in found[problem]]
    assert code in [repair.code for repair in offered]
    assert problems(patched(document, offered[0])) == before[1:] or len(
        problems(patched(document, offered[0]))
    ) < len(before)


def test_no_trains_at_all_become_as_many_as_usual():
    (found,) = repairs(changed("rules", "trains", 0)).values()
    assert found[0].text == "Make it 40"


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(value, dict | list) and value:
        items = value.items() if isinstance(value, dict) else enumerate(value)
        return [path, *(leaf for key, inside in items for leaf in leaves(inside, (*path, key)))]
    return [path]


PLACES = [path for path in leaves(TOY) if path]
ODD = st.sampled_from(
    [None, 0, -1, 3, 1.5, 10**30, "", "red", "x" * 80, "\u202e", True, [], {}, [1, 2], {"id": "a"}, "alpha"]
)


@given(st.lists(st.tuples(st.sampled_from(PLACES), ODD), min_size=1, max_size=3))
def test_every_repair_that_is_offered_helps_and_does_no_harm(mistakes):
    document = deepcopy(TOY)
    for path, value in mistakes:
        inside: Any = document
        for part in path[:-1]:
            inside = inside[part] if isinstance(inside, dict | list) and _has(inside, part) else None
        if inside is not None and isinstance(inside, dict | list) and _has(inside, path[-1]):
            inside[path[-1]] = value
    before = problems(document)
    for problem, offered in repairs(document).items():
        assert 1 <= len(offered) <= MOST_REPAIRS
        for repair in offered:
            after = problems(patched(document, repair))
            assert len(after) < len(before), (str(problem), repair, after)


def _has(inside: Any, part: Any) -> bool:
    return part in inside if isinstance(inside, dict) else isinstance(part, int) and part < len(inside)


def test_a_valid_map_needs_none():
    assert repairs(TOY) == {}


def test_clicking_first_repairs_leads_to_a_map_that_can_be_played():
    document = deepcopy(NORDIC)
    document["rules"]["tunnel_revael"] = document["rules"].pop("tunnel_reveal", 3)
    document["board"]["routes"][0]["color"] = "pruple"
    document["board"]["routes"][1]["length"] = 7
    document["board"]["cities"][2]["name"] = ""
    document["board"]["cities"].append(
        {"id": "visby", "name": "Visby", "country": "Sweden", "at": [57.6, 18.3]}
    )
    for _ in range(10):
        found = repairs(document)
        if not found:
            break
        document = patched(document, next(iter(found.values()))[0])
    assert problems(document) == []
