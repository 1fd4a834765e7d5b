"""The reference of effects and the schema for editors are what the declarations say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from smallworld_desktop import content
from smallworld_desktop.cli import main
from smallworld_desktop.content import keys, load_packs, parameters
from smallworld_desktop.content.reader import PACK_KEYS, SECTIONS
from smallworld_desktop.content.reference import EXAMPLES
from smallworld_desktop.content.schema import pack_schema
from smallworld_desktop.content.source import read_tree
from smallworld_desktop.content.tree import to_plain
from smallworld_desktop.developers import docs
from smallworld_desktop.rules.effects import VOCABULARY, When, Where

HERE = Path(__file__).parent
SHIPPED = load_packs(content.SHIPPED)
SCHEMA = pack_schema(SHIPPED.content)

BEYOND_A_SCHEMA = {
    *("duplicate_id", "duplicate_key", "idle_conquest", "inland_land", "large_badge", "marker_redeclared"),
    *("never", "nothing_in_it", "nothing_to_count", "reserved_id", "small_tray", "undeclared_default_marker"),
    *("undeclared_marker", "unknown_neighbour", "unknown_symbol", "unknown_terrain", "where_without_count"),
    *("changing_condition_for_tunnels", "coin_marker_moves", "spent_marker", "marker_taken", "marker_twice"),
}
UNREADABLE = {
    "colon_in_text",
    "not_yaml",
    "tab",
    "two_documents",
    "tag",
    "unknown_alias",
    "recursive_alias",
    "only_comments",
    "bad_key",
}
BROKEN = sorted((HERE.parent / "broken" / "content").glob("*.yaml"))
READABLE = [file for file in BROKEN if file.stem not in UNREADABLE]


@pytest.mark.parametrize("file", docs.generated(), ids=lambda file: str(file.name))
def test_generated_files_are_up_to_date(file: Path) -> None:
    assert file.read_text(encoding="utf-8") == docs.generated()[file], "run: smallworld-desktop docs"


def test_the_command_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["docs", "--check"]) == 0
    assert capsys.readouterr().out == "effects.md is up to date.\ncontent.schema.json is up to date.\n"


def test_every_effect_and_parameter_is_in_the_reference() -> None:
    page = next(text for file, text in docs.generated().items() if file.suffix == ".md")
    for name, cls in VOCABULARY.items():
        section = page.split(f"### `{name}`\n")[1].split("\n#")[0]
        assert "Example" in section
        assert all(f"| `{word}` |" in section for word in parameters.parameters(cls) if word != "while")
    for conditions in (Where, When):
        assert all(f"| `{word}` |" in page for word in parameters.parameters(conditions))


def test_examples_are_read_as_written(tmp_path: Path) -> None:
    page = next(text for file, text in docs.generated().items() if file.suffix == ".md")
    examples = re.findall(r"^Example.*?: `(.*)`$", page, re.MULTILINE)
    assert len(examples) == len(VOCABULARY)
    bodies: dict[str, list[str]] = {"races": [], "places": []}
    for number, example in enumerate(examples):
        place = parameters.is_for_places(VOCABULARY[example.split(":")[0]])
        body = (
            f"pond_{number}: {{effects: [{example}]}}"
            if place
            else f"frogs_{number}: {{tokens: 5, effects: [{example}]}}"
        )
        bodies["places" if place else "races"].append(f"  {body}\n")
    path = tmp_path / "mine.yaml"
    path.write_text("".join(f"{section}:\n{''.join(lines)}" for section, lines in bodies.items()), encoding="utf-8")
    found = load_packs([*content.SHIPPED, path]).problems
    assert {problem.message.code for problem in found} <= {"content.marker_taken"}, found


def test_own_examples_are_for_effects_that_nobody_uses() -> None:
    used = {effect.name for race in SHIPPED.content.races for effect in race.effects}
    used |= {effect.name for power in SHIPPED.content.powers for effect in power.effects}
    assert not used & set(EXAMPLES)


def test_every_key_is_explained() -> None:
    assert set(keys.PACK) == set(PACK_KEYS)
    assert {section: set(known) for section, known in keys.SECTIONS.items()} == {
        section.key: set(section.keys) for section in SECTIONS.values()
    }


@pytest.mark.parametrize("file", [*map(content.shipped_path, content.SHIPPED), HERE / "inventions.yaml"])
def test_the_schema_accepts_good_packs(file: Path) -> None:
    assert faults(to_plain(read_tree(file)), SCHEMA) == []


@pytest.mark.parametrize("file", READABLE, ids=[file.stem for file in READABLE])
def test_the_schema_refuses_what_a_schema_can_see(file: Path) -> None:
    found = faults(yaml.safe_load(file.read_text(encoding="utf-8")), SCHEMA)
    assert bool(found) == (file.stem not in BEYOND_A_SCHEMA), found


def test_the_schema_is_json() -> None:
    assert json.loads(json.dumps(SCHEMA)) == SCHEMA


# -- as much of JSON Schema as ours uses ---------------------------------------------------------------------------

TYPES: dict[str, Any] = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_type(value: Any, name: str) -> bool:
    if name == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def faults(value: Any, schema: dict[str, Any], at: str = "") -> list[str]:
    """Where a value is not what the schema says."""
    if "$ref" in schema:
        return faults(value, SCHEMA["definitions"][schema["$ref"].rsplit("/", 1)[1]], at)
    if "anyOf" in schema and all(faults(value, option, at) for option in schema["anyOf"]):
        return [f"{at}: none of the options"]
    wanted = schema.get("type", [])
    if wanted and not any(is_type(value, name) for name in ([wanted] if isinstance(wanted, str) else wanted)):
        return [f"{at}: not {wanted}"]
    found: list[str] = []
    if "enum" in schema and value not in schema["enum"]:
        found.append(f"{at}: not in {schema['enum']}")
    if isinstance(value, str):
        if "pattern" in schema and not re.search(schema["pattern"], value):
            found.append(f"{at}: pattern")
        if len(value) > schema.get("maxLength", len(value)):
            found.append(f"{at}: too long")
    if is_type(value, "integer") and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        found.append(f"{at}: out of range")
    if isinstance(value, list) and "items" in schema:
        found += [
            fault for number, item in enumerate(value) for fault in faults(item, schema["items"], f"{at}[{number}]")
        ]
    if isinstance(value, dict):
        found += object_faults(value, schema, at)
    return found


def object_faults(value: dict[str, Any], schema: dict[str, Any], at: str) -> list[str]:
    found = [f"{at}: {key} is missing" for key in schema.get("required", []) if key not in value]
    if not schema.get("minProperties", 0) <= len(value) <= schema.get("maxProperties", len(value)):
        found.append(f"{at}: number of keys")
    for key, item in value.items():
        found += faults(key, schema.get("propertyNames", {}), f"{at}.{key}")
        beyond = schema.get("additionalProperties", {})
        inner = schema.get("properties", {}).get(key, beyond)
        found += [f"{at}.{key}: unknown"] if inner is False else faults(item, inner, f"{at}.{key}")
    return found
