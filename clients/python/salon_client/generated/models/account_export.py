from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar
from uuid import UUID

from attrs import define as _attrs_define
from attrs import field as _attrs_field

if TYPE_CHECKING:
    from ..models.access_token import AccessToken
    from ..models.account import Account
    from ..models.bot import Bot
    from ..models.feed_item import FeedItem
    from ..models.mail_log import MailLog
    from ..models.mail_settings import MailSettings
    from ..models.membership import Membership
    from ..models.noted import Noted
    from ..models.playing import Playing
    from ..models.rated_game import RatedGame
    from ..models.said import Said
    from ..models.session import Session
    from ..models.webhook import Webhook
    from ..models.webhook_delivery import WebhookDelivery


T = TypeVar("T", bound="AccountExport")


@_attrs_define
class AccountExport:
    """Everything the server stores about an account, except the hashes of its secrets.

    Attributes:
        access_tokens (list[AccessToken]): Its personal access tokens.
        account (Account): An account as its owner sees it.
        bots (list[Bot]): The bots it owns. Their data is exported with a token of theirs.
        deliveries (list[WebhookDelivery]): The deliveries to them, the newest of each first. Their contents are in the
            feed.
        feed (list[FeedItem]): Its feed, the oldest item first.
        games (list[Membership]): The games it plays or played in, the newest first. Its moves are in their records.
        mail_settings (MailSettings): Which mails an account wants. Mails are sent to a verified address only.
        mails (list[MailLog]): Mails that are queued or were sent recently.
        messages (list[Said]): Its messages at tables, the newest first.
        mutes (list[UUID]): The accounts it has muted.
        notes (list[Noted]): Its notes on games.
        playing (Playing): Clock settings, plans, tables and seats of the account.
        ratings (list[RatedGame]): The games that changed its ratings, the oldest first for each ruleset and pool.
        sessions (list[Session]): Its sessions.
        webhooks (list[Webhook]): Its webhooks.
    """

    access_tokens: list[AccessToken]
    account: Account
    bots: list[Bot]
    deliveries: list[WebhookDelivery]
    feed: list[FeedItem]
    games: list[Membership]
    mail_settings: MailSettings
    mails: list[MailLog]
    messages: list[Said]
    mutes: list[UUID]
    notes: list[Noted]
    playing: Playing
    ratings: list[RatedGame]
    sessions: list[Session]
    webhooks: list[Webhook]
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        access_tokens = []
        for access_tokens_item_data in self.access_tokens:
            access_tokens_item = access_tokens_item_data.to_dict()
            access_tokens.append(access_tokens_item)

        account = self.account.to_dict()

        bots = []
        for bots_item_data in self.bots:
            bots_item = bots_item_data.to_dict()
            bots.append(bots_item)

        deliveries = []
        for deliveries_item_data in self.deliveries:
            deliveries_item = deliveries_item_data.to_dict()
            deliveries.append(deliveries_item)

        feed = []
        for feed_item_data in self.feed:
            feed_item = feed_item_data.to_dict()
            feed.append(feed_item)

        games = []
        for games_item_data in self.games:
            games_item = games_item_data.to_dict()
            games.append(games_item)

        mail_settings = self.mail_settings.to_dict()

        mails = []
        for mails_item_data in self.mails:
            mails_item = mails_item_data.to_dict()
            mails.append(mails_item)

        messages = []
        for messages_item_data in self.messages:
            messages_item = messages_item_data.to_dict()
            messages.append(messages_item)

        mutes = []
        for mutes_item_data in self.mutes:
            mutes_item = str(mutes_item_data)
            mutes.append(mutes_item)

        notes = []
        for notes_item_data in self.notes:
            notes_item = notes_item_data.to_dict()
            notes.append(notes_item)

        playing = self.playing.to_dict()

        ratings = []
        for ratings_item_data in self.ratings:
            ratings_item = ratings_item_data.to_dict()
            ratings.append(ratings_item)

        sessions = []
        for sessions_item_data in self.sessions:
            sessions_item = sessions_item_data.to_dict()
            sessions.append(sessions_item)

        webhooks = []
        for webhooks_item_data in self.webhooks:
            webhooks_item = webhooks_item_data.to_dict()
            webhooks.append(webhooks_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "access_tokens": access_tokens,
                "account": account,
                "bots": bots,
                "deliveries": deliveries,
                "feed": feed,
                "games": games,
                "mail_settings": mail_settings,
                "mails": mails,
                "messages": messages,
                "mutes": mutes,
                "notes": notes,
                "playing": playing,
                "ratings": ratings,
                "sessions": sessions,
                "webhooks": webhooks,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.access_token import AccessToken  # noqa: PLC0415
        from ..models.account import Account  # noqa: PLC0415
        from ..models.bot import Bot  # noqa: PLC0415
        from ..models.feed_item import FeedItem  # noqa: PLC0415
        from ..models.mail_log import MailLog  # noqa: PLC0415
        from ..models.mail_settings import MailSettings  # noqa: PLC0415
        from ..models.membership import Membership  # noqa: PLC0415
        from ..models.noted import Noted  # noqa: PLC0415
        from ..models.playing import Playing  # noqa: PLC0415
        from ..models.rated_game import RatedGame  # noqa: PLC0415
        from ..models.said import Said  # noqa: PLC0415
        from ..models.session import Session  # noqa: PLC0415
        from ..models.webhook import Webhook  # noqa: PLC0415
        from ..models.webhook_delivery import WebhookDelivery  # noqa: PLC0415

        d = dict(src_dict)
        access_tokens = []
        _access_tokens = d.pop("access_tokens")
        for access_tokens_item_data in _access_tokens:
            access_tokens_item = AccessToken.from_dict(access_tokens_item_data)

            access_tokens.append(access_tokens_item)

        account = Account.from_dict(d.pop("account"))

        bots = []
        _bots = d.pop("bots")
        for bots_item_data in _bots:
            bots_item = Bot.from_dict(bots_item_data)

            bots.append(bots_item)

        deliveries = []
        _deliveries = d.pop("deliveries")
        for deliveries_item_data in _deliveries:
            deliveries_item = WebhookDelivery.from_dict(deliveries_item_data)

            deliveries.append(deliveries_item)

        feed = []
        _feed = d.pop("feed")
        for feed_item_data in _feed:
            feed_item = FeedItem.from_dict(feed_item_data)

            feed.append(feed_item)

        games = []
        _games = d.pop("games")
        for games_item_data in _games:
            games_item = Membership.from_dict(games_item_data)

            games.append(games_item)

        mail_settings = MailSettings.from_dict(d.pop("mail_settings"))

        mails = []
        _mails = d.pop("mails")
        for mails_item_data in _mails:
            mails_item = MailLog.from_dict(mails_item_data)

            mails.append(mails_item)

        messages = []
        _messages = d.pop("messages")
        for messages_item_data in _messages:
            messages_item = Said.from_dict(messages_item_data)

            messages.append(messages_item)

        mutes = []
        _mutes = d.pop("mutes")
        for mutes_item_data in _mutes:
            mutes_item = UUID(mutes_item_data)

            mutes.append(mutes_item)

        notes = []
        _notes = d.pop("notes")
        for notes_item_data in _notes:
            notes_item = Noted.from_dict(notes_item_data)

            notes.append(notes_item)

        playing = Playing.from_dict(d.pop("playing"))

        ratings = []
        _ratings = d.pop("ratings")
        for ratings_item_data in _ratings:
            ratings_item = RatedGame.from_dict(ratings_item_data)

            ratings.append(ratings_item)

        sessions = []
        _sessions = d.pop("sessions")
        for sessions_item_data in _sessions:
            sessions_item = Session.from_dict(sessions_item_data)

            sessions.append(sessions_item)

        webhooks = []
        _webhooks = d.pop("webhooks")
        for webhooks_item_data in _webhooks:
            webhooks_item = Webhook.from_dict(webhooks_item_data)

            webhooks.append(webhooks_item)

        account_export = cls(
            access_tokens=access_tokens,
            account=account,
            bots=bots,
            deliveries=deliveries,
            feed=feed,
            games=games,
            mail_settings=mail_settings,
            mails=mails,
            messages=messages,
            mutes=mutes,
            notes=notes,
            playing=playing,
            ratings=ratings,
            sessions=sessions,
            webhooks=webhooks,
        )

        account_export.additional_properties = d
        return account_export

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
