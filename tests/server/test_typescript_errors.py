"""Types without a TypeScript equivalent are errors that name the type or path."""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple

import pytest
from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema
from pydantic.errors import PydanticInvalidForJsonSchema

from naqala.server.messages.typescript import NotTypeScript, typescript

COMMAND = "naqala table --types"


class Seat(BaseModel):
    name: str


def test_a_type_that_differs_in_input_and_output_is_refused_by_name() -> None:
    class Lamp(BaseModel):
        model_config = ConfigDict(json_schema_serialization_defaults_required=True)
        lit: bool = False

    with pytest.raises(NotTypeScript, match=r"^Lamp would be two different types:(.|\n)*lit\?: (.|\n)*lit: "):
        typescript({"Said": list[Lamp]}, {"OutgoingMessage": list[Lamp]}, COMMAND)


def test_two_types_of_one_name_are_refused_by_name() -> None:
    def first() -> type[BaseModel]:
        class Lamp(BaseModel):
            lit: bool

        return Lamp

    def second() -> type[BaseModel]:
        class Lamp(BaseModel):
            oil: int

        return Lamp

    with pytest.raises(NotTypeScript, match=r"^Lamp names several types: \w+first\w+, \w+second\w+\.$"):
        typescript({"A": first(), "B": second()}, {}, COMMAND)
    with pytest.raises(NotTypeScript, match=r"^Lamp would be two different types"):
        typescript({"A": first()}, {"B": second()}, COMMAND)


def test_two_types_of_one_place_and_name_are_refused_by_name() -> None:
    def lamp(light: Any) -> Any:
        class Lamp(BaseModel):
            lit: light

        return Lamp

    with pytest.raises(NotTypeScript, match=r"^Lamp names several types: "):
        typescript({"A": lamp(bool), "B": lamp(int)}, {}, COMMAND)


def test_a_type_may_have_a_name_like_those_of_namesakes() -> None:
    class Old__Lamp(BaseModel):  # noqa: N801
        lit: bool

    class Lamp(BaseModel):
        lit: bool

    written = typescript({"Lamps": tuple[Old__Lamp, Lamp]}, {}, COMMAND)
    assert "export type Lamps = [Old__Lamp, Lamp];\n" in written


def test_a_root_may_not_take_the_name_of_another_type() -> None:
    with pytest.raises(NotTypeScript, match=r"^Seat would be two different types"):
        typescript({}, {"Seat": list[int], "Seats": list[Seat]}, COMMAND)


@pytest.mark.parametrize("name", ["Record", "Partial", "string", "class", "two words", "2nd", "a-b", ""])
def test_a_root_may_not_have_a_name_that_typescript_does_not_take(name: str) -> None:
    with pytest.raises(NotTypeScript, match=f"^'{name}' cannot be the name of a TypeScript type"):
        typescript({}, {name: list[int]}, COMMAND)


class Letter(BaseModel):
    seals: list[tuple[int, dict[str, bytes | None]]]


def test_bytes_are_refused_with_their_path() -> None:
    with pytest.raises(NotTypeScript) as refusal:
        typescript({}, {"Post": list[Letter]}, COMMAND)
    assert str(refusal.value) == (
        "Letter.seals.items.1.additionalProperties.anyOf.0 has no TypeScript type: "
        '{"format": "binary", "type": "string"}'
    )


class Base64(BaseModel):
    model_config = ConfigDict(ser_json_bytes="base64", val_json_bytes="base64")
    seal: bytes


class Typed(BaseModel, extra="allow"):
    __pydantic_extra__: dict[str, int]
    name: str


class Late(NamedTuple):
    column: str
    row: int = 1


def given(schema: dict[str, Any]) -> Any:
    return Annotated[Any, WithJsonSchema(schema)]


@pytest.mark.parametrize(
    ("root", "path"),
    [
        (bytes, "Root"),
        (Base64, r"Base64\.seal"),
        (Typed, "Typed"),
        (Late, "Late"),
        (dict[Annotated[str, Field(min_length=1)], int], r"Root\.propertyNames"),
        (dict[Annotated[str, Field(pattern="^a")], int], "Root"),
        (given({"type": "object", "properties": {"a": {}}, "patternProperties": {"b": {}}}), "Root"),
        (list[given({"type": "object", "properties": {"a": {}}})], r"Root\.items"),  # type: ignore[misc]
        (given({"type": "object", "additionalProperties": False}), "Root"),
        (given({"type": "object"}), "Root"),
        (given({"type": "array"}), "Root"),
        (given({"type": "array", "prefixItems": [{"type": "integer"}], "items": {"type": "string"}}), "Root"),
        (given({"type": "array", "prefixItems": [{"type": "integer"}], "minItems": 0, "maxItems": 1}), "Root"),
        (given({"type": ["string", "null"]}), "Root"),
        (given({"type": "date"}), "Root"),
        (given({"type": "string", "minimum": 1}), "Root"),
        (given({"not": {}}), "Root"),
        (given({"minimum": 1}), "Root"),
        (given({"allOf": [{"type": "string"}]}), "Root"),
        (given({"const": [1]}), "Root"),
        (given({"const": 1, "enum": [1]}), "Root"),
        (given({"enum": [1.5]}), "Root"),
        (given({"enum": [1], "minimum": 1}), "Root"),
        (given({"anyOf": [{"type": "string"}], "type": "string"}), "Root"),
        (given({"oneOf": [{"type": "string"}], "not": {}}), "Root"),
        (given({"oneOf": [{"type": "string"}, {"not": {}}]}), r"Root\.oneOf\.1"),
    ],
)
def test_what_is_not_known_is_refused_with_its_path(root: Any, path: str) -> None:
    with pytest.raises(NotTypeScript, match=f"^{path} has no TypeScript type: {{"):
        typescript({}, {"Root": root}, COMMAND)


def test_what_pydantic_has_no_schema_for_is_refused_by_pydantic() -> None:
    with pytest.raises(PydanticInvalidForJsonSchema):
        typescript({}, {"Root": Callable[[], int]}, COMMAND)
