from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.audience import Audience
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.somebody import Somebody


T = TypeVar("T", bound="Message")


@_attrs_define
class Message:
    """A message at a table.

    Attributes:
        audience (Audience): Who may read a message.
        id (UUID): A message at a table.
        sent_at (datetime.datetime): When it was sent.
        from_ (None | Somebody | Unset):
        text (None | str | Unset): The text; null once the message or its author's account was deleted.
    """

    audience: Audience
    id: UUID
    sent_at: datetime.datetime
    from_: None | Somebody | Unset = UNSET
    text: None | str | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.somebody import Somebody  # noqa: PLC0415

        audience = self.audience.value

        id = str(self.id)

        sent_at = self.sent_at.isoformat()

        from_: dict[str, Any] | None | Unset
        if isinstance(self.from_, Unset):
            from_ = UNSET
        elif isinstance(self.from_, Somebody):
            from_ = self.from_.to_dict()
        else:
            from_ = self.from_

        text: None | str | Unset
        if isinstance(self.text, Unset):
            text = UNSET
        else:
            text = self.text

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "audience": audience,
                "id": id,
                "sent_at": sent_at,
            }
        )
        if from_ is not UNSET:
            field_dict["from"] = from_
        if text is not UNSET:
            field_dict["text"] = text

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.somebody import Somebody  # noqa: PLC0415

        d = dict(src_dict)
        audience = Audience(d.pop("audience"))

        id = UUID(d.pop("id"))

        sent_at = datetime.datetime.fromisoformat(d.pop("sent_at"))

        def _parse_from_(data: object) -> None | Somebody | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                from_type_0 = Somebody.from_dict(data)

                return from_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Somebody | Unset, data)

        from_ = _parse_from_(d.pop("from", UNSET))

        def _parse_text(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        text = _parse_text(d.pop("text", UNSET))

        message = cls(
            audience=audience,
            id=id,
            sent_at=sent_at,
            from_=from_,
            text=text,
        )

        message.additional_properties = d
        return message

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
