//! Texts of mails in French.

use chrono::{DateTime, Datelike, Timelike};
use chrono_tz::Tz;

use crate::notices::mail::{
    letter::{Letter, Link},
    words::{Words, listed},
};

pub(super) struct French;

const DAYS: [&str; 7] = ["lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche"];
const MONTHS: [&str; 12] = [
    "janvier",
    "février",
    "mars",
    "avril",
    "mai",
    "juin",
    "juillet",
    "août",
    "septembre",
    "octobre",
    "novembre",
    "décembre",
];

/// In French 0 and 1 are singular; 2 or more are plural.
fn games(count: usize) -> String {
    if count < 2 { format!("{count} partie vous attend") } else { format!("{count} parties vous attendent") }
}

fn more(count: usize) -> String {
    if count < 2 { format!("Et {count} autre partie.") } else { format!("Et {count} autres parties.") }
}

fn place(number: u8) -> String {
    if number == 1 { "1re place".to_owned() } else { format!("{number}e place") }
}

fn letter(subject: String, paragraphs: Vec<String>, label: &str) -> Letter {
    let button = (!label.is_empty()).then(|| Link { label: label.to_owned(), url: String::new() });
    Letter { subject, paragraphs, button, ..Letter::default() }
}

impl Words for French {
    fn greeting(&self, name: &str) -> String {
        format!("Bonjour {name},")
    }

    fn verification(&self, account: &str) -> Letter {
        let mut letter = letter(
            "Confirmez votre adresse".to_owned(),
            vec![
                format!(
                    "Cette adresse a été saisie pour le compte « {account} ». Merci de confirmer qu'elle est bien la vôtre."
                ),
                "Le lien est valable 24 heures.".to_owned(),
            ],
            "Confirmer l'adresse",
        );
        letter
            .closing
            .push("Si ce n'était pas vous, vous pouvez ignorer ce message : il ne se passera rien.".to_owned());
        letter
    }

    fn address_taken(&self, own: &str, other: &str) -> Letter {
        letter(
            "Votre adresse a été saisie pour un autre compte".to_owned(),
            vec![
                format!("Cette adresse a été saisie pour le compte « {other} », mais elle appartient déjà à votre compte « {own} »."),
                "Rien n'a changé et vous n'avez rien à faire. Si vous avez oublié votre mot de passe, vous pouvez en demander un nouveau.".to_owned(),
            ],
            "",
        )
    }

    fn address_changed(&self, account: &str) -> Letter {
        letter(
            "Votre adresse a changé".to_owned(),
            vec![
                format!("Les messages pour le compte « {account} » vont désormais à une autre adresse."),
                "Si ce n'était pas vous, une autre personne connaît votre mot de passe : contactez les responsables de ce serveur."
                    .to_owned(),
            ],
            "",
        )
    }

    fn password_reset(&self, account: &str) -> Letter {
        let mut letter = letter(
            "Un nouveau mot de passe".to_owned(),
            vec![
                format!("Un nouveau mot de passe a été demandé pour le compte « {account} »."),
                "Le lien est valable 2 heures et une seule fois. Un nouveau mot de passe vous déconnecte de tous vos appareils."
                    .to_owned(),
            ],
            "Choisir un mot de passe",
        );
        letter.closing.push(
            "Si ce n'était pas vous, vous pouvez ignorer ce message : votre mot de passe ne change pas.".to_owned(),
        );
        letter
    }

    fn token(&self, token: &str) -> String {
        format!("Si le lien ne fonctionne pas, voici le code qu'il contient : {token}")
    }

    fn your_turn(&self, game: &str, deadline: Option<&str>) -> Letter {
        let mut paragraphs = vec![format!("{game} vous attend.")];
        paragraphs.extend(deadline.map(|deadline| format!("Vous avez jusqu'au {deadline}.")));
        letter(format!("À vous de jouer : {game}"), paragraphs, "Aller à la partie")
    }

    fn reminder(&self, game: &str, deadline: &str) -> Letter {
        let text = format!("{game} vous attend encore, mais seulement jusqu'au {deadline}.");
        letter(format!("Le temps presse : {game}"), vec![text], "Aller à la partie")
    }

    fn finished(&self, game: &str, placing: u8, seats: usize) -> Letter {
        let text = format!("{game} : la partie est terminée. Vous prenez la {} sur {seats}.", place(placing));
        letter(format!("Partie terminée : {game}"), vec![text], "Voir le résultat")
    }

    fn invitation(&self, from: &str, game: &str) -> Letter {
        let text = format!("{from} vous invite à une partie de {game}.");
        letter(format!("{from} vous invite : {game}"), vec![text], "Voir la table")
    }

    fn digest(&self, count: usize, unnamed: usize) -> Letter {
        let text = games(count);
        let mut letter = letter(text.clone(), vec![format!("{text} :")], "");
        letter.closing.extend((unnamed > 0).then(|| more(unnamed)));
        letter
    }

    fn since(&self, moment: &str) -> String {
        format!("depuis le {moment}")
    }

    fn bot(&self, name: &str) -> String {
        format!("{name} (robot)")
    }

    fn game_with(&self, game: &str, others: &[String]) -> String {
        if others.is_empty() { game.to_owned() } else { format!("{game} avec {}", listed(others, "et")) }
    }

    fn unsubscribe(&self) -> String {
        "Ne plus recevoir de messages sur les parties".to_owned()
    }

    fn unsubscribe_page(&self) -> [&'static str; 3] {
        ["Plus de messages", "Voulez-vous ne plus recevoir de messages sur les parties ?", "Ne plus en recevoir"]
    }

    fn unsubscribed(&self) -> &'static str {
        "Vous ne recevrez plus de messages sur les parties. Vous pouvez changer cela dans vos réglages."
    }

    fn moment(&self, at: &DateTime<Tz>) -> String {
        let day = DAYS.get(at.weekday().num_days_from_monday() as usize).unwrap_or(&"");
        let month = MONTHS.get(at.month0() as usize).unwrap_or(&"");
        let first = if at.day() == 1 { "er" } else { "" };
        let (date, year) = (at.day(), at.year());
        format!("{day} {date}{first} {month} {year} à {:02}:{:02} ({})", at.hour(), at.minute(), at.timezone().name())
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeZone;

    use super::*;

    #[test]
    fn zero_and_one_are_singular() {
        let found = [0, 1, 2].map(games);
        assert_eq!(found, ["0 partie vous attend", "1 partie vous attend", "2 parties vous attendent"]);
        assert_eq!([1, 2].map(more), ["Et 1 autre partie.", "Et 2 autres parties."]);
    }

    #[test]
    fn the_first_place_has_its_own_suffix() {
        assert_eq!([1, 2, 21].map(place), ["1re place", "2e place", "21e place"]);
    }

    #[test]
    fn times_are_in_the_readers_time_zone() {
        let at = |day| chrono_tz::Europe::Paris.with_ymd_and_hms(2026, 8, day, 18, 0, 0).unwrap();
        assert_eq!(French.moment(&at(1)), "samedi 1er août 2026 à 18:00 (Europe/Paris)");
        assert_eq!(French.moment(&at(2)), "dimanche 2 août 2026 à 18:00 (Europe/Paris)");
    }
}
