//! Words of webhooks: the format of their requests and the state of a delivery.

use crate::model::text_enum::text_enums;

text_enums! {
    /// The format that the receiver understands.
    #[derive(Default)]
    #[schema(as = Format)]
    WebhookFormat {
        /// The item as JSON, signed as Standard Webhooks specifies.
        #[default]
        Standard "standard",
        /// A sentence for an incoming webhook of Discord.
        Discord "discord",
        /// A sentence for an incoming webhook of Slack, or of a service that understands the same.
        Slack "slack",
    }

    /// The state of a delivery.
    DeliveryState {
        /// Not delivered yet; it may have been tried before.
        Pending "pending",
        /// It arrived.
        Delivered "delivered",
        /// The server gave up on it.
        Failed "failed",
    }
}
