from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.webhook_message_item import WebhookMessageItem


T = TypeVar("T", bound="WebhookMessage")


@_attrs_define
class WebhookMessage:
    """The body of a request to a webhook with the format `standard`. The headers `webhook-id`, `webhook-timestamp` and
    `webhook-signature` follow Standard Webhooks.

        Attributes:
            data (WebhookMessageItem): An item of the feed as webhooks receive it.
            timestamp (datetime.datetime): When it happened.
            type_ (str): The kind of the notice, or `test`. Example: your_turn.
    """

    data: WebhookMessageItem
    timestamp: datetime.datetime
    type_: str
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        data = self.data.to_dict()

        timestamp = self.timestamp.isoformat()

        type_ = self.type_

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "data": data,
                "timestamp": timestamp,
                "type": type_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_message_item import WebhookMessageItem  # noqa: PLC0415

        d = dict(src_dict)
        data = WebhookMessageItem.from_dict(d.pop("data"))

        timestamp = datetime.datetime.fromisoformat(d.pop("timestamp"))

        type_ = d.pop("type")

        webhook_message = cls(
            data=data,
            timestamp=timestamp,
            type_=type_,
        )

        webhook_message.additional_properties = d
        return webhook_message

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
