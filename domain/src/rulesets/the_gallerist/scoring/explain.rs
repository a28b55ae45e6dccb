//! Explains a tally to a player, line by line, in English and French.

use super::super::event::EndCause;
use super::tally::{SoloTally, Tally};
use crate::kernel::{Language, Line};

/// Returns the tally as lines with a name, the money, and a sentence that explains it.
pub fn explain(tally: &Tally, language: Language) -> Vec<Line> {
    let writer = Writer { language };
    let mut lines = vec![
        writer.money(tally),
        writer.majorities(tally),
        writer.reputation(tally),
        writer.exhibition(tally),
        writer.renowned(tally),
        writer.card(heading("curator", "Curator card", "Carte conservateur"), tally.curator.as_deref()),
        writer.card(heading("dealer", "Art dealer card", "Carte marchand d'art"), tally.dealer.as_deref()),
        writer.influence(tally),
    ];
    lines.extend(writer.end(tally));
    lines.extend(tally.solo.as_ref().map(|solo| writer.solo(solo)));
    lines
}

/// The stable key of a line and its name in each language.
struct Heading {
    key: &'static str,
    english: &'static str,
    french: &'static str,
}

const fn heading(key: &'static str, english: &'static str, french: &'static str) -> Heading {
    Heading { key, english, french }
}

/// Writes lines in a language.
struct Writer {
    language: Language,
}

impl Writer {
    /// Returns the text of the language.
    fn say(&self, english: impl Into<String>, french: impl Into<String>) -> String {
        match self.language {
            Language::En => english.into(),
            Language::Fr => french.into(),
        }
    }

    fn line(&self, heading: Heading, points: i32, explanation: String) -> Line {
        Line { key: heading.key.to_owned(), name: self.say(heading.english, heading.french), points, explanation }
    }

    fn money(&self, tally: &Tally) -> Line {
        let explanation = self
            .say("This is the money in hand at the end of the game.", "C'est l'argent en main à la fin de la partie.");
        self.line(heading("money", "Money", "Argent"), tally.money, explanation)
    }

    fn majorities(&self, tally: &Tally) -> Line {
        let [first, second, third] = tally.majorities;
        let explanation = self.say(
            format!("Columns 1, 2 and 3 of the International Market earn {first}, {second} and {third}."),
            format!("Les colonnes 1, 2 et 3 du marché international rapportent {first}, {second} et {third}."),
        );
        let heading = heading("majorities", "Market majorities", "Majorités du marché");
        self.line(heading, first + second + third, explanation)
    }

    fn reputation(&self, tally: &Tally) -> Line {
        let each = tally.tiles.iter().map(|tile| {
            let (number, count, money) = (tile.tile.number() + 1, tile.count, tile.money);
            self.say(
                format!("Tile {number} counts {count} and earns {money}."),
                format!("La tuile {number} compte {count} et rapporte {money}."),
            )
        });
        let explanation = if tally.tiles.is_empty() {
            self.say("There is no reputation tile.", "Il n'y a aucune tuile de réputation.")
        } else {
            each.collect::<Vec<_>>().join(" ")
        };
        let money = tally.tiles.iter().map(|tile| tile.money).sum();
        self.line(heading("reputation", "Reputation tiles", "Tuiles de réputation"), money, explanation)
    }

    fn exhibition(&self, tally: &Tally) -> Line {
        let explanation =
            self.say("This is the value of the works in the gallery.", "C'est la valeur des œuvres exposées.");
        self.line(heading("exhibition", "Exhibition", "Exposition"), tally.exhibition, explanation)
    }

    fn renowned(&self, tally: &Tally) -> Line {
        let explanation = match tally.renowned {
            Some(_) => self.say(
                "The most famous discovered artist of its form sets its value.",
                "L'artiste découvert le plus célèbre de sa discipline détermine sa valeur.",
            ),
            None => self.say("No renowned work was taken.", "Aucune œuvre de renom n'a été acquise."),
        };
        self.line(heading("renowned", "Renowned work", "Œuvre de renom"), tally.renowned.unwrap_or(0), explanation)
    }

    fn card(&self, heading: Heading, goals: Option<&[i32]>) -> Line {
        let explanation = match goals {
            Some(goals) => {
                let (reached, all) = (goals.iter().filter(|money| **money > 0).count(), goals.len());
                self.say(
                    format!("The player reached {reached} of {all} goals."),
                    format!("Le joueur a atteint {reached} des {all} objectifs."),
                )
            }
            None => self.say(
                "The card is secret until the end of the game.",
                "La carte est secrète jusqu'à la fin de la partie.",
            ),
        };
        self.line(heading, goals.into_iter().flatten().sum(), explanation)
    }

    fn influence(&self, tally: &Tally) -> Line {
        let space = tally.influence;
        let explanation = self.say(
            format!("Influence is on space {space} of the track, including what the tiles add."),
            format!("L'influence est sur la case {space} de la piste, tuiles comprises."),
        );
        self.line(heading("influence", "Influence", "Influence"), tally.influence_money, explanation)
    }

    /// Returns a line if idle rounds ended the game; the rulebook's own conditions need no explanation.
    fn end(&self, tally: &Tally) -> Option<Line> {
        let idle = tally.ended_by == Some(EndCause::IdleRounds);
        let explanation = self.say(
            "Two whole rounds in which no player could take a location action triggered the end.",
            "La fin a été déclenchée par deux tours de table entiers sans qu'aucun joueur puisse effectuer une action de lieu.",
        );
        idle.then(|| self.line(heading("end", "End of the game", "Fin de la partie"), 0, explanation))
    }

    fn solo(&self, solo: &SoloTally) -> Line {
        let conditions = [
            (solo.cards, "goals of the cards", "objectifs des cartes"),
            (solo.reputation, "reputation tiles", "tuiles de réputation"),
            (solo.masterpieces, "masterpieces", "chefs-d'œuvre"),
            (solo.money, "money", "argent"),
        ];
        let missing = conditions.into_iter().filter(|(met, ..)| !met);
        let missing: Vec<String> = missing.map(|(_, english, french)| self.say(english, french)).collect();
        let missing = missing.join(", ");
        let explanation = if solo.reached {
            self.say("The goal is reached.", "L'objectif est atteint.")
        } else {
            self.say(
                format!("The goal is not reached. Not enough yet: {missing}."),
                format!("L'objectif n'est pas atteint. Il manque encore : {missing}."),
            )
        };
        self.line(heading("solo", "Goal against Lacerda", "Objectif contre Lacerda"), 0, explanation)
    }
}
