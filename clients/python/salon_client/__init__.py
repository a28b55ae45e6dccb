"""The Salon client for Python: `generated` comes from the OpenAPI file; the other modules are a helper on top of it.

`Salon(url, token).run(choose)` plays; `Salon.client` is the generated client with every operation of the API.
"""

from .feed import Item, Patience, follow
from .retry import Refused, Retrying, Unavailable
from .salon import Choose, Json, Salon, Turn

__all__ = ["Choose", "Item", "Json", "Patience", "Refused", "Retrying", "Salon", "Turn", "Unavailable", "follow"]
