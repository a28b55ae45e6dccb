from enum import StrEnum


class GalleristAction(StrEnum):
    BUY_WORK = "buy_work"
    DISCOVER_ARTIST = "discover_artist"
    HIRE_ASSISTANTS = "hire_assistants"
    MAKE_OFFER = "make_offer"
    PROMOTE_ARTIST = "promote_artist"
    SELL_WORK = "sell_work"
    SIGN_CONTRACT = "sign_contract"
    TAKE_REPUTATION_TILE = "take_reputation_tile"

    def __str__(self) -> str:
        return str(self.value)
