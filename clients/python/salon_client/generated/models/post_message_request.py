from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.audience import Audience

T = TypeVar("T", bound="PostMessageRequest")


@_attrs_define
class PostMessageRequest:
    """A new message.

    Attributes:
        audience (Audience): Who may read a message.
        text (str): The text of a message: 1 to 2,000 characters, of control characters only line breaks, not only
            spaces. Example: That hangs very well..
    """

    audience: Audience
    text: str

    def to_dict(self) -> dict[str, Any]:
        audience = self.audience.value

        text = self.text

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "audience": audience,
                "text": text,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        audience = Audience(d.pop("audience"))

        text = d.pop("text")

        post_message_request = cls(
            audience=audience,
            text=text,
        )

        return post_message_request
