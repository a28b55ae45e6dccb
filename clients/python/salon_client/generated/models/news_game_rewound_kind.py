from enum import StrEnum


class NewsGameRewoundKind(StrEnum):
    GAME_REWOUND = "game_rewound"

    def __str__(self) -> str:
        return str(self.value)
