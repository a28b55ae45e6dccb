from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

T = TypeVar("T", bound="WriteNoteRequest")


@_attrs_define
class WriteNoteRequest:
    """The new note.

    Attributes:
        text (str): The text of a note: 1 to 10,000 characters, of control characters only line breaks, not only spaces.
            Example: Bob wants the museum..
    """

    text: str

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text")

        write_note_request = cls(
            text=text,
        )

        return write_note_request
