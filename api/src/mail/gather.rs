//! From feeds and calendars to mails that wait to be sent.

use chrono::{DateTime, TimeDelta, Utc};

use super::{Mailer, TurnMails, next_digest};
use crate::{
    feed::News,
    store::{DigestRow, MailFeed, NewMail, StoreResult, ToldRow, ids::MailId},
};

/// Items gone over in one transaction.
const SOME: i64 = 2000;
/// Digests written in one transaction.
const SOME_DIGESTS: i64 = 100;

impl Mailer {
    /// Goes over feeds and digests for as long as it is polled.
    pub(super) async fn gather_always(&self) {
        loop {
            if let Err(error) = self.gather().await {
                tracing::warn!(%error, "mails not gathered");
            }
            self.pause().await;
        }
    }

    /// One question tells what there is to do. Mostly that is nothing.
    async fn gather(&self) -> StoreResult<()> {
        let store = self.store();
        let mut waits = store.mail_waits(self.games.clock.now()).await?;
        let due = waits.feed || waits.digests || waits.mails;
        while waits.feed {
            let now = self.games.clock.now();
            match store.mail_feed(SOME, now, wanted).await? {
                MailFeed::Taken | MailFeed::Read(0) => break,
                MailFeed::Read(_) => waits = store.mail_waits(self.games.clock.now()).await?,
            }
        }
        while waits.digests {
            let now = self.games.clock.now();
            let next = |row: &DigestRow, now| next_digest(now, &row.time_zone, row.digest_hour);
            waits.digests = store.queue_digests(now, SOME_DIGESTS, next).await? as i64 == SOME_DIGESTS;
        }
        if due {
            self.due.notify_one();
        }
        Ok(())
    }
}

/// The mail an account wants for what it was told. Of kinds that are not known here it wants none.
fn wanted(told: &ToldRow, now: DateTime<Utc>) -> Option<NewMail<'static>> {
    let body = told.body.as_ref()?;
    let news: News = body.read().ok()?;
    let turns = TurnMails::try_from(told.turns.as_str()).ok()?;
    let (kind, due_at) = match (&news, turns) {
        (News::YourTurn { after_own_move: false, .. }, TurnMails::AtOnce) => ("turn", now),
        (News::YourTurn { .. }, TurnMails::Quiet) => ("turn", told.at + TimeDelta::minutes(told.quiet_minutes.into())),
        (News::Reminder { .. }, TurnMails::AtOnce | TurnMails::Quiet | TurnMails::Digest) => ("reminder", now),
        (News::GameFinished { .. }, _) if told.results => ("finished", now),
        (News::Invitation { .. }, _) if told.invitations => ("invitation", now),
        _ => return None,
    };
    Some(NewMail {
        id: MailId::new(),
        account_id: Some(told.account_id),
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
    use crate::store::{JsonText, ids::AccountId};

    fn kind(turns: &str, body: &serde_json::Value) -> Option<(&'static str, TimeDelta)> {
        let at = Utc::now();
        let told = ToldRow {
            tx: 1,
            id: 1,
            account_id: AccountId::new(),
            at,
            body: Some(JsonText::of(body)),
            turns: turns.to_owned(),
            quiet_minutes: 30,
            invitations: true,
            results: false,
        };
        wanted(&told, at).map(|mail| (mail.kind, mail.due_at - at))
    }

    #[test]
    fn what_leads_to_a_mail_is_the_accounts_choice() {
        let turn = |own: bool| {
            json!({"kind": "your_turn", "game": Uuid::nil(), "ruleset": "art_society", "version": 1, "seat": 0,
                "decision": "place_bid", "since": Utc::now(), "after_own_move": own})
        };
        let half_an_hour = TimeDelta::minutes(30);
        assert_eq!(kind("at_once", &turn(false)), Some(("turn", TimeDelta::zero())));
        assert_eq!(kind("at_once", &turn(true)), None, "who has just moved knows");
        assert_eq!(kind("quiet", &turn(true)), Some(("turn", half_an_hour)), "unless they went away");
        assert_eq!(kind("digest", &turn(false)), None);
        assert_eq!(kind("none", &turn(false)), None);
        let reminder = json!({"kind": "reminder", "game": Uuid::nil(), "ruleset": "art_society", "seat": 0,
            "decision": "place_bid", "deadline": Utc::now(), "last": true});
        assert_eq!(kind("digest", &reminder), Some(("reminder", TimeDelta::zero())));
        assert_eq!(kind("none", &reminder), None);
        let finished = json!({"kind": "game_finished", "game": Uuid::nil(), "ruleset": "art_society", "seat": 0,
            "reason": "rules", "placings": [1, 2]});
        assert_eq!(kind("at_once", &finished), None, "not wanted");
        assert_eq!(kind("at_once", &json!({"kind": "something_new"})), None);
    }
}
