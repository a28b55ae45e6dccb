from enum import StrEnum


class GalleristTileCriterion(StrEnum):
    ASSISTANT_IN_PLAY = "assistant_in_play"
    AUCTION_ASSISTANT = "auction_assistant"
    COLLECTOR = "collector"
    DIGITAL_ACQUIRED = "digital_acquired"
    FAMOUS_ARTIST = "famous_artist"
    FORM_ACQUIRED = "form_acquired"
    INVESTOR = "investor"
    MASTERPIECE = "masterpiece"
    PAINTING_ACQUIRED = "painting_acquired"
    PHOTO_ACQUIRED = "photo_acquired"
    PROMOTED_ARTIST = "promoted_artist"
    REPUTATION_TILE = "reputation_tile"
    SCULPTURE_ACQUIRED = "sculpture_acquired"
    THREE_INFLUENCE = "three_influence"
    VIP = "vip"
    VISITOR = "visitor"
    VISITOR_SET = "visitor_set"
    WORK_ACQUIRED = "work_acquired"
    WORK_EXHIBITED = "work_exhibited"
    WORK_SOLD = "work_sold"

    def __str__(self) -> str:
        return str(self.value)
