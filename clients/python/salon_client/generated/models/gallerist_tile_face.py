from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

from attrs import define as _attrs_define

from ..models.gallerist_tile_criterion import GalleristTileCriterion

T = TypeVar("T", bound="GalleristTileFace")


@_attrs_define
class GalleristTileFace:
    """The face of a reputation tile.

    Attributes:
        influence (int): Influence for each.
        money (int): Money for each.
        per (GalleristTileCriterion): The criterion of a reputation tile.

            - `three_influence`: Each three spaces of Influence.
            - `collector`: A Collector in the gallery.
            - `vip`: A VIP in the gallery.
            - `investor`: An Investor in the gallery.
            - `visitor`: A visitor in the gallery.
            - `visitor_set`: A set of three different visitors in the gallery.
            - `reputation_tile`: A reputation tile of the player.
            - `auction_assistant`: An assistant of the player in the auction.
            - `assistant_in_play`: An assistant of the player in play.
            - `promoted_artist`: An artist promoted to level 4 or 5.
            - `work_acquired`: A work, exhibited or sold.
            - `work_sold`: A work sold.
            - `work_exhibited`: A work exhibited.
            - `form_acquired`: A form of art acquired.
            - `photo_acquired`: A photograph acquired.
            - `painting_acquired`: A painting acquired.
            - `digital_acquired`: A digital work acquired.
            - `sculpture_acquired`: A sculpture acquired.
            - `famous_artist`: An artist with a fame of at least 15.
            - `masterpiece`: A masterpiece exhibited.
    """

    influence: int
    money: int
    per: GalleristTileCriterion

    def to_dict(self) -> dict[str, Any]:
        influence = self.influence

        money = self.money

        per = self.per.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "influence": influence,
                "money": money,
                "per": per,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        influence = d.pop("influence")

        money = d.pop("money")

        per = GalleristTileCriterion(d.pop("per"))

        gallerist_tile_face = cls(
            influence=influence,
            money=money,
            per=per,
        )

        return gallerist_tile_face
