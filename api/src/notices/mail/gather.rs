//! Queues mails: from new notices in the feeds, and digests at their hour.

use chrono::{DateTime, TimeDelta, Utc};

use crate::{
    accounts::next_digest,
    model::{
        ids::MailId,
        mail::{MailKind, TurnMails},
        notices::Notice,
    },
    notices::mail::Mailer,
    store::{DigestRow, FeedScan, MailableNoticeRow, NewMail, StoreResult},
};

/// How many notices are scanned in one transaction.
const BATCH_SIZE: i64 = 2000;
/// How many digests are queued in one transaction.
const DIGEST_BATCH_SIZE: i64 = 100;

impl Mailer {
    /// Queues mails, and never returns.
    pub(super) async fn run_gathering(&self) {
        loop {
            if let Err(error) = self.gather().await {
                tracing::warn!(%error, "cannot queue mails; retrying");
            }
            self.pause().await;
        }
    }

    /// Queues mails and digests that are due. One query says which work there is: usually none.
    async fn gather(&self) -> StoreResult<()> {
        let store = self.store();
        let mut pending = store.pending_mail_work(self.games.clock.now()).await?;
        let due = pending.feed || pending.digests || pending.mails;
        while pending.feed {
            let now = self.games.clock.now();
            match store.queue_mails_from_feed(BATCH_SIZE, now, wanted).await? {
                FeedScan::Locked | FeedScan::Read(0) => break,
                FeedScan::Read(_) => pending = store.pending_mail_work(self.games.clock.now()).await?,
            }
        }
        while pending.digests {
            let now = self.games.clock.now();
            let next = |row: &DigestRow, now| next_digest(now, &row.time_zone, row.digest_hour);
            pending.digests = store.queue_digests(now, DIGEST_BATCH_SIZE, next).await? as i64 == DIGEST_BATCH_SIZE;
        }
        if due {
            self.due.notify_one();
        }
        Ok(())
    }
}

/// Returns the mail that an account wants for a notice. NoticeKinds that this server does not know lead to none.
fn wanted(row: &MailableNoticeRow, now: DateTime<Utc>) -> Option<NewMail<'static>> {
    let body = row.body.as_ref()?;
    let notice: Notice = body.read().ok()?;
    let (kind, due_at) = match (&notice, row.turns) {
        (Notice::YourTurn { after_own_move: false, .. }, TurnMails::AtOnce) => (MailKind::Turn, now),
        (Notice::YourTurn { .. }, TurnMails::Quiet) => {
            (MailKind::Turn, row.at + TimeDelta::minutes(row.quiet_minutes.into()))
        }
        (Notice::Reminder { .. }, TurnMails::AtOnce | TurnMails::Quiet | TurnMails::Digest) => {
            (MailKind::Reminder, now)
        }
        (Notice::GameFinished { .. }, _) if row.results => (MailKind::Finished, now),
        (Notice::Invitation { .. }, _) if row.invitations => (MailKind::Invitation, now),
        _ => return None,
    };
    Some(NewMail {
        id: MailId::new(),
        account_id: Some(row.account_id),
        kind,
        recipient: None,
        about: body.clone(),
        created_at: now,
        due_at,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use uuid::Uuid;

    use super::*;
    use crate::{model::ids::AccountId, store::JsonText};

    fn kind(turns: TurnMails, body: &serde_json::Value) -> Option<(MailKind, TimeDelta)> {
        let at = Utc::now();
        let row = MailableNoticeRow {
            tx: 1,
            id: 1,
            account_id: AccountId::new(),
            at,
            body: Some(JsonText::of(body)),
            turns,
            quiet_minutes: 30,
            invitations: true,
            results: false,
        };
        wanted(&row, at).map(|mail| (mail.kind, mail.due_at - at))
    }

    #[test]
    fn notices_lead_to_mails_as_the_account_chose() {
        let turn = |own: bool| {
            json!({"kind": "your_turn", "game": Uuid::nil(), "ruleset": "art_society", "version": 1, "seat": 0,
                "decision": "place_bid", "since": Utc::now(), "after_own_move": own})
        };
        let half_an_hour = TimeDelta::minutes(30);
        assert_eq!(kind(TurnMails::AtOnce, &turn(false)), Some((MailKind::Turn, TimeDelta::zero())));
        assert_eq!(kind(TurnMails::AtOnce, &turn(true)), None, "a player who has just moved knows");
        assert_eq!(
            kind(TurnMails::Quiet, &turn(true)),
            Some((MailKind::Turn, half_an_hour)),
            "a player may have left after the move"
        );
        assert_eq!(kind(TurnMails::Digest, &turn(false)), None);
        assert_eq!(kind(TurnMails::None, &turn(false)), None);
        let reminder = json!({"kind": "reminder", "game": Uuid::nil(), "ruleset": "art_society", "seat": 0,
            "decision": "place_bid", "deadline": Utc::now(), "last": true});
        assert_eq!(kind(TurnMails::Digest, &reminder), Some((MailKind::Reminder, TimeDelta::zero())));
        assert_eq!(kind(TurnMails::None, &reminder), None);
        let finished = json!({"kind": "game_finished", "game": Uuid::nil(), "ruleset": "art_society", "seat": 0,
            "reason": "rules", "placings": [1, 2]});
        assert_eq!(kind(TurnMails::AtOnce, &finished), None, "not wanted");
        assert_eq!(kind(TurnMails::AtOnce, &json!({"kind": "something_new"})), None);
    }
}
