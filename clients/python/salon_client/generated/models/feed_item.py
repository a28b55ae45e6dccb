from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.news_deadline_missed import NewsDeadlineMissed
    from ..models.news_extended import NewsExtended
    from ..models.news_game_aborted import NewsGameAborted
    from ..models.news_game_finished import NewsGameFinished
    from ..models.news_game_paused import NewsGamePaused
    from ..models.news_game_rewound import NewsGameRewound
    from ..models.news_game_started import NewsGameStarted
    from ..models.news_invitation import NewsInvitation
    from ..models.news_message import NewsMessage
    from ..models.news_plan_lapsed import NewsPlanLapsed
    from ..models.news_plan_played import NewsPlanPlayed
    from ..models.news_reminder import NewsReminder
    from ..models.news_round_closed import NewsRoundClosed
    from ..models.news_seat_resigned import NewsSeatResigned
    from ..models.news_seat_taken_over import NewsSeatTakenOver
    from ..models.news_webhook_disabled import NewsWebhookDisabled
    from ..models.news_your_turn import NewsYourTurn


T = TypeVar("T", bound="FeedItem")


@_attrs_define
class FeedItem:
    """A notice in the feed of an account.

    Attributes:
        at (datetime.datetime): When it happened.
        id (str): Its position in the feed, to be sent as `cursor` or `Last-Event-ID` to continue after it. Example:
            ZgAAAAAAAALrAAAAAAAAAAE.
        news (NewsDeadlineMissed | NewsExtended | NewsGameAborted | NewsGameFinished | NewsGamePaused | NewsGameRewound
            | NewsGameStarted | NewsInvitation | NewsMessage | NewsPlanLapsed | NewsPlanPlayed | NewsReminder |
            NewsRoundClosed | NewsSeatResigned | NewsSeatTakenOver | NewsWebhookDisabled | NewsYourTurn): What happened, for
            one account. New kinds may be added: clients skip kinds that they do not know.
        read (bool): Whether it was marked as read.
    """

    at: datetime.datetime
    id: str
    news: (
        NewsDeadlineMissed
        | NewsExtended
        | NewsGameAborted
        | NewsGameFinished
        | NewsGamePaused
        | NewsGameRewound
        | NewsGameStarted
        | NewsInvitation
        | NewsMessage
        | NewsPlanLapsed
        | NewsPlanPlayed
        | NewsReminder
        | NewsRoundClosed
        | NewsSeatResigned
        | NewsSeatTakenOver
        | NewsWebhookDisabled
        | NewsYourTurn
    )
    read: bool
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.news_deadline_missed import NewsDeadlineMissed  # noqa: PLC0415
        from ..models.news_extended import NewsExtended  # noqa: PLC0415
        from ..models.news_game_aborted import NewsGameAborted  # noqa: PLC0415
        from ..models.news_game_finished import NewsGameFinished  # noqa: PLC0415
        from ..models.news_game_paused import NewsGamePaused  # noqa: PLC0415
        from ..models.news_game_rewound import NewsGameRewound  # noqa: PLC0415
        from ..models.news_game_started import NewsGameStarted  # noqa: PLC0415
        from ..models.news_invitation import NewsInvitation  # noqa: PLC0415
        from ..models.news_message import NewsMessage  # noqa: PLC0415
        from ..models.news_plan_lapsed import NewsPlanLapsed  # noqa: PLC0415
        from ..models.news_plan_played import NewsPlanPlayed  # noqa: PLC0415
        from ..models.news_reminder import NewsReminder  # noqa: PLC0415
        from ..models.news_round_closed import NewsRoundClosed  # noqa: PLC0415
        from ..models.news_seat_resigned import NewsSeatResigned  # noqa: PLC0415
        from ..models.news_seat_taken_over import NewsSeatTakenOver  # noqa: PLC0415
        from ..models.news_your_turn import NewsYourTurn  # noqa: PLC0415

        at = self.at.isoformat()

        id = self.id

        news: dict[str, Any]
        if isinstance(self.news, NewsYourTurn):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsReminder):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsExtended):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsInvitation):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsGameStarted):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsRoundClosed):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsGameFinished):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsGameAborted):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsGamePaused):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsGameRewound):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsMessage):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsPlanLapsed):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsPlanPlayed):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsDeadlineMissed):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsSeatTakenOver):
            news = self.news.to_dict()
        elif isinstance(self.news, NewsSeatResigned):
            news = self.news.to_dict()
        else:
            news = self.news.to_dict()

        read = self.read

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "id": id,
                "news": news,
                "read": read,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.news_deadline_missed import NewsDeadlineMissed  # noqa: PLC0415
        from ..models.news_extended import NewsExtended  # noqa: PLC0415
        from ..models.news_game_aborted import NewsGameAborted  # noqa: PLC0415
        from ..models.news_game_finished import NewsGameFinished  # noqa: PLC0415
        from ..models.news_game_paused import NewsGamePaused  # noqa: PLC0415
        from ..models.news_game_rewound import NewsGameRewound  # noqa: PLC0415
        from ..models.news_game_started import NewsGameStarted  # noqa: PLC0415
        from ..models.news_invitation import NewsInvitation  # noqa: PLC0415
        from ..models.news_message import NewsMessage  # noqa: PLC0415
        from ..models.news_plan_lapsed import NewsPlanLapsed  # noqa: PLC0415
        from ..models.news_plan_played import NewsPlanPlayed  # noqa: PLC0415
        from ..models.news_reminder import NewsReminder  # noqa: PLC0415
        from ..models.news_round_closed import NewsRoundClosed  # noqa: PLC0415
        from ..models.news_seat_resigned import NewsSeatResigned  # noqa: PLC0415
        from ..models.news_seat_taken_over import NewsSeatTakenOver  # noqa: PLC0415
        from ..models.news_webhook_disabled import NewsWebhookDisabled  # noqa: PLC0415
        from ..models.news_your_turn import NewsYourTurn  # noqa: PLC0415

        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        id = d.pop("id")

        def _parse_news(
            data: object,
        ) -> (
            NewsDeadlineMissed
            | NewsExtended
            | NewsGameAborted
            | NewsGameFinished
            | NewsGamePaused
            | NewsGameRewound
            | NewsGameStarted
            | NewsInvitation
            | NewsMessage
            | NewsPlanLapsed
            | NewsPlanPlayed
            | NewsReminder
            | NewsRoundClosed
            | NewsSeatResigned
            | NewsSeatTakenOver
            | NewsWebhookDisabled
            | NewsYourTurn
        ):
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_your_turn = NewsYourTurn.from_dict(data)

                return componentsschemas_news_news_your_turn
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_reminder = NewsReminder.from_dict(data)

                return componentsschemas_news_news_reminder
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_extended = NewsExtended.from_dict(data)

                return componentsschemas_news_news_extended
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_invitation = NewsInvitation.from_dict(data)

                return componentsschemas_news_news_invitation
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_game_started = NewsGameStarted.from_dict(
                    data
                )

                return componentsschemas_news_news_game_started
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_round_closed = NewsRoundClosed.from_dict(
                    data
                )

                return componentsschemas_news_news_round_closed
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_game_finished = NewsGameFinished.from_dict(
                    data
                )

                return componentsschemas_news_news_game_finished
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_game_aborted = NewsGameAborted.from_dict(
                    data
                )

                return componentsschemas_news_news_game_aborted
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_game_paused = NewsGamePaused.from_dict(data)

                return componentsschemas_news_news_game_paused
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_game_rewound = NewsGameRewound.from_dict(
                    data
                )

                return componentsschemas_news_news_game_rewound
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_message = NewsMessage.from_dict(data)

                return componentsschemas_news_news_message
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_plan_lapsed = NewsPlanLapsed.from_dict(data)

                return componentsschemas_news_news_plan_lapsed
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_plan_played = NewsPlanPlayed.from_dict(data)

                return componentsschemas_news_news_plan_played
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_deadline_missed = (
                    NewsDeadlineMissed.from_dict(data)
                )

                return componentsschemas_news_news_deadline_missed
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_seat_taken_over = (
                    NewsSeatTakenOver.from_dict(data)
                )

                return componentsschemas_news_news_seat_taken_over
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemas_news_news_seat_resigned = NewsSeatResigned.from_dict(
                    data
                )

                return componentsschemas_news_news_seat_resigned
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            componentsschemas_news_news_webhook_disabled = (
                NewsWebhookDisabled.from_dict(data)
            )

            return componentsschemas_news_news_webhook_disabled

        news = _parse_news(d.pop("news"))

        read = d.pop("read")

        feed_item = cls(
            at=at,
            id=id,
            news=news,
            read=read,
        )

        feed_item.additional_properties = d
        return feed_item

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
