from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.delivery_state import DeliveryState
from ..types import UNSET, Unset

if TYPE_CHECKING:
    from ..models.words import Words


T = TypeVar("T", bound="WebhookDelivery")


@_attrs_define
class WebhookDelivery:
    """A delivery to one of the webhooks.

    Attributes:
        at (datetime.datetime): When it happened.
        attempts (int): The number of attempts so far.
        id (UUID): A delivery to a webhook; its `webhook-id`.
        kind (str): The kind of the notice, or `test`. Example: your_turn.
        state (DeliveryState): The state of a delivery.
        webhook (UUID): A webhook.
        last_at (datetime.datetime | None | Unset): When the last attempt was made.
        last_error (None | str | Unset): The error of the last attempt.
        last_error_words (Words | Unset): A text for people in two lengths, in the language of `Content-Language`.
        last_status (int | None | Unset): The HTTP status of the last response.
        next_at (datetime.datetime | None | Unset): When the next attempt is due.
    """

    at: datetime.datetime
    attempts: int
    id: UUID
    kind: str
    state: DeliveryState
    webhook: UUID
    last_at: datetime.datetime | None | Unset = UNSET
    last_error: None | str | Unset = UNSET
    last_error_words: Words | Unset = UNSET
    last_status: int | None | Unset = UNSET
    next_at: datetime.datetime | None | Unset = UNSET
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        attempts = self.attempts

        id = str(self.id)

        kind = self.kind

        state = self.state.value

        webhook = str(self.webhook)

        last_at: None | str | Unset
        if isinstance(self.last_at, Unset):
            last_at = UNSET
        elif isinstance(self.last_at, datetime.datetime):
            last_at = self.last_at.isoformat()
        else:
            last_at = self.last_at

        last_error: None | str | Unset
        if isinstance(self.last_error, Unset):
            last_error = UNSET
        else:
            last_error = self.last_error

        last_error_words: dict[str, Any] | Unset = UNSET
        if not isinstance(self.last_error_words, Unset):
            last_error_words = self.last_error_words.to_dict()

        last_status: int | None | Unset
        if isinstance(self.last_status, Unset):
            last_status = UNSET
        else:
            last_status = self.last_status

        next_at: None | str | Unset
        if isinstance(self.next_at, Unset):
            next_at = UNSET
        elif isinstance(self.next_at, datetime.datetime):
            next_at = self.next_at.isoformat()
        else:
            next_at = self.next_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "attempts": attempts,
                "id": id,
                "kind": kind,
                "state": state,
                "webhook": webhook,
            }
        )
        if last_at is not UNSET:
            field_dict["last_at"] = last_at
        if last_error is not UNSET:
            field_dict["last_error"] = last_error
        if last_error_words is not UNSET:
            field_dict["last_error_words"] = last_error_words
        if last_status is not UNSET:
            field_dict["last_status"] = last_status
        if next_at is not UNSET:
            field_dict["next_at"] = next_at

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.words import Words  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        attempts = d.pop("attempts")

        id = UUID(d.pop("id"))

        kind = d.pop("kind")

        state = DeliveryState(d.pop("state"))

        webhook = UUID(d.pop("webhook"))

        def _parse_last_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_at_type_0 = datetime.datetime.fromisoformat(data)

                return last_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        last_at = _parse_last_at(d.pop("last_at", UNSET))

        def _parse_last_error(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        last_error = _parse_last_error(d.pop("last_error", UNSET))

        _last_error_words = d.pop("last_error_words", UNSET)
        last_error_words: Words | Unset
        if isinstance(_last_error_words, Unset):
            last_error_words = UNSET
        else:
            last_error_words = Words.from_dict(_last_error_words)

        def _parse_last_status(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        last_status = _parse_last_status(d.pop("last_status", UNSET))

        def _parse_next_at(data: object) -> datetime.datetime | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                next_at_type_0 = datetime.datetime.fromisoformat(data)

                return next_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None | Unset, data)

        next_at = _parse_next_at(d.pop("next_at", UNSET))

        webhook_delivery = cls(
            at=at,
            attempts=attempts,
            id=id,
            kind=kind,
            state=state,
            webhook=webhook,
            last_at=last_at,
            last_error=last_error,
            last_error_words=last_error_words,
            last_status=last_status,
            next_at=next_at,
        )

        webhook_delivery.additional_properties = d
        return webhook_delivery

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
