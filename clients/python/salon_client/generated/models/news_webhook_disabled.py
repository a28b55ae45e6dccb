from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..models.news_webhook_disabled_kind import NewsWebhookDisabledKind

T = TypeVar("T", bound="NewsWebhookDisabled")


@_attrs_define
class NewsWebhookDisabled:
    """A webhook was disabled because its deliveries failed for too long.

    Attributes:
        kind (NewsWebhookDisabledKind):
        reason (str): The last error.
        webhook (UUID): The webhook.
    """

    kind: NewsWebhookDisabledKind
    reason: str
    webhook: UUID
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind.value

        reason = self.reason

        webhook = str(self.webhook)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "reason": reason,
                "webhook": webhook,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = NewsWebhookDisabledKind(d.pop("kind"))

        reason = d.pop("reason")

        webhook = UUID(d.pop("webhook"))

        news_webhook_disabled = cls(
            kind=kind,
            reason=reason,
            webhook=webhook,
        )

        news_webhook_disabled.additional_properties = d
        return news_webhook_disabled

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
