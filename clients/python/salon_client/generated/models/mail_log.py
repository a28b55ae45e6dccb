from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import Any, TypeVar, cast

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

T = TypeVar("T", bound="MailLog")


@_attrs_define
class MailLog:
    """A mail, without its text.

    Attributes:
        created_at (datetime.datetime): When it was queued.
        due_at (datetime.datetime): When it is due.
        kind (str): The kind of the mail. Example: turn.
        given_up_at (datetime.datetime | None | Unset): When it was given up after failed attempts.
        recipient (None | str | Unset): The recipient, if it is not the account's verified address.
        sent_at (datetime.datetime | None | Unset): When it was sent.
    """

    created_at: datetime.datetime
    due_at: datetime.datetime
    kind: str
    given_up_at: datetime.datetime | None | Unset = UNSET
    recipient: None | str | Unset = UNSET
    sent_at: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        created_at = self.created_at.isoformat()

        due_at = self.due_at.isoformat()

        kind = self.kind

        given_up_at: None | str | Unset
        if isinstance(self.given_up_at, Unset):
            given_up_at = UNSET
        elif isinstance(self.given_up_at, datetime.datetime):
            given_up_at = self.given_up_at.isoformat()
        else:
            given_up_at = self.given_up_at

        recipient: None | str | Unset
        if isinstance(self.recipient, Unset):
            recipient = UNSET
        else:
            recipient = self.recipient

        sent_at: None | str | Unset
        if isinstance(self.sent_at, Unset):
            sent_at = UNSET
        elif isinstance(self.sent_at, datetime.datetime):
            sent_at = self.sent_at.isoformat()
        else:
            sent_at = self.sent_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "created_at": created_at,
                "due_at": due_at,
                "kind": kind,
            }
        )
        if given_up_at is not UNSET:
            field_dict["given_up_at"] = given_up_at
        if recipient is not UNSET:
            field_dict["recipient"] = recipient
        if sent_at is not UNSET:
            field_dict["sent_at"] = sent_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        due_at = datetime.datetime.fromisoformat(d.pop("due_at"))

        kind = d.pop("kind")

        def _parse_given_up_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                given_up_at_type_0 = datetime.datetime.fromisoformat(data)

                return given_up_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        given_up_at = _parse_given_up_at(d.pop("given_up_at", UNSET))

        def _parse_recipient(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        recipient = _parse_recipient(d.pop("recipient", UNSET))

        def _parse_sent_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                sent_at_type_0 = datetime.datetime.fromisoformat(data)

                return sent_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        sent_at = _parse_sent_at(d.pop("sent_at", UNSET))

        mail_log = cls(
            created_at=created_at,
            due_at=due_at,
            kind=kind,
            given_up_at=given_up_at,
            recipient=recipient,
            sent_at=sent_at,
        )

        mail_log.additional_properties = d
        return mail_log

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
