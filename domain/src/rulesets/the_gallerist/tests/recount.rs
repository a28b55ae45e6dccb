//! Computes the final scores again, only from the spectator's view and the printed file.

use serde_json::Value;

use super::super::TheGallerist;
use crate::kernel::random_play::RandomPlay;
use crate::kernel::{Game, Ruleset, Seats, Seed, Table, Viewer};

const FORMS: [&str; 4] = ["digital", "photo", "sculpture", "painting"];

struct ScoreRecount<'a> {
    view: &'a Value,
    printed: &'a Value,
}

impl ScoreRecount<'_> {
    fn number(value: &Value) -> i64 {
        value.as_i64().unwrap_or(0)
    }

    fn form_of(&self, work: &Value) -> String {
        self.printed["works"][work.as_u64().unwrap() as usize]["form"].as_str().unwrap().to_owned()
    }

    /// Returns the forms of the exhibited and of the sold works, without the renowned work.
    fn works(&self, player: &Value) -> (Vec<String>, Vec<String>) {
        let hung = player["works"].as_array().unwrap().iter().map(|work| self.form_of(&work["work"])).collect();
        let sold = player["sold"].as_array().unwrap().iter().map(|work| self.form_of(work)).collect();
        (hung, sold)
    }

    fn cells(&self, part: &str) -> Vec<(String, usize, Value)> {
        let rows = self.view[part].as_object().unwrap();
        let cell = |name: &String, row: &Value| -> Vec<_> {
            row.as_array().unwrap().iter().enumerate().map(|(at, owner)| (name.clone(), at, owner.clone())).collect()
        };
        rows.iter().flat_map(|(name, row)| cell(name, row)).filter(|(_, _, owner)| !owner.is_null()).collect()
    }

    fn assistants_in_play(&self, player: &Value) -> i64 {
        let owner = serde_json::json!({ "seat": player["seat"] });
        let on_market = self.cells("market_upper").into_iter().chain(self.cells("market_auction"));
        let on_market = on_market.filter(|(_, _, other)| *other == owner).count();
        let standing = self.view["locations"].as_object().unwrap().values();
        let standing = standing.filter(|one| one["owner"] == owner && one["piece"] == "assistant").count();
        let contracts = player["contracts"].as_array().unwrap();
        let busy = contracts.iter().filter(|held| held["assistant"] == true).count();
        Self::number(&player["desks"]) + (on_market + standing + busy) as i64
    }

    fn majorities(&self, player: &Value) -> i64 {
        let owner = serde_json::json!({ "seat": player["seat"] }).to_string();
        let cells: Vec<_> = self.cells("market_upper").into_iter().chain(self.cells("market_auction")).collect();
        (0..3)
            .map(|column| {
                let mut counts: Vec<(String, i64)> = Vec::new();
                for (_, _, other) in cells.iter().filter(|(_, at, _)| *at == column) {
                    let name = other.to_string();
                    match counts.iter_mut().find(|(known, _)| *known == name) {
                        Some((_, count)) => *count += 1,
                        None => counts.push((name, 1)),
                    }
                }
                counts.sort_by_key(|(_, count)| -count);
                let Some((_, own)) = counts.iter().find(|(name, _)| *name == owner).cloned() else {
                    return 0;
                };
                let prizes = &self.printed["market"]["majorities"][column];
                let places: Vec<usize> =
                    counts.iter().enumerate().filter(|(_, (_, count))| *count == own).map(|(place, _)| place).collect();
                places.iter().map(|place| Self::number(&prizes[*place])).sum::<i64>() / places.len() as i64
            })
            .sum()
    }

    fn tiles(&self, player: &Value) -> (i64, i64) {
        let (hung, sold) = self.works(player);
        let all: Vec<&String> = hung.iter().chain(&sold).collect();
        let of = |form: &str| all.iter().filter(|other| **other == form).count() as i64;
        let guests = |kind: &str| Self::number(&player["gallery"][kind]);
        let artists = || self.view["artists"].as_object().unwrap().values().filter(|one| !one["fame"].is_null());
        let owner = serde_json::json!({ "seat": player["seat"] });
        let tiles: Vec<&Value> =
            player["reputation"].as_array().unwrap().iter().filter(|tile| !tile.is_null()).collect();
        let (mut money, mut influence) = (0, 0);
        for tile in &tiles {
            let face = &self.printed["reputation_tiles"][tile.as_u64().unwrap() as usize];
            let count = match face["per"].as_str().unwrap() {
                "three_influence" => Self::number(&player["influence"]) / 3,
                "visitor" => guests("vip") + guests("investor") + guests("collector"),
                "visitor_set" => guests("vip").min(guests("investor")).min(guests("collector")),
                "reputation_tile" => tiles.len() as i64,
                "auction_assistant" => {
                    self.cells("market_auction").iter().filter(|(_, _, other)| *other == owner).count() as i64
                }
                "assistant_in_play" => self.assistants_in_play(player),
                "promoted_artist" => artists().filter(|one| Self::number(&one["promotion"]) >= 4).count() as i64,
                "work_acquired" => all.len() as i64,
                "work_sold" => sold.len() as i64,
                "work_exhibited" => hung.len() as i64,
                "form_acquired" => FORMS.iter().filter(|form| of(form) > 0).count() as i64,
                "famous_artist" => artists().filter(|one| Self::number(&one["fame"]) >= 15).count() as i64,
                "masterpiece" => {
                    player["works"].as_array().unwrap().iter().filter(|work| work["masterpiece"] == true).count() as i64
                }
                other => match other.strip_suffix("_acquired") {
                    Some(form) => of(form),
                    None => guests(other),
                },
            };
            money += count * Self::number(&face["money"]);
            influence += count * Self::number(&face["influence"]);
        }
        (money, influence)
    }

    fn goals(&self, cards: &str, card: &Value, works: &[String]) -> i64 {
        let goals = self.printed[cards][card.as_u64().unwrap() as usize].as_array().unwrap();
        let met = |goal: &&Value| {
            FORMS.iter().all(|form| {
                works.iter().filter(|other| other == form).count() as i64 >= Self::number(&goal["works"][form])
            })
        };
        goals.iter().filter(met).map(|goal| Self::number(&goal["money"])).sum()
    }

    fn total(&self, player: &Value) -> i64 {
        let (mut hung, mut sold) = self.works(player);
        let (tiles, gained) = self.tiles(player);
        let exhibition: i64 = player["works"].as_array().unwrap().iter().map(|work| Self::number(&work["value"])).sum();
        let mut renowned = 0;
        if let Some(taken) = player["renowned"].as_object() {
            let form = self.form_of(&taken["work"]);
            let artists = self.view["artists"].as_object().unwrap().iter();
            let of_form = artists.filter(|(name, one)| name.ends_with(&form) && !one["fame"].is_null());
            let ranked = of_form.map(|(_, one)| (Self::number(&one["fame"]), Self::number(&one["value"])));
            renowned = ranked.max().map_or(0, |(_, value)| value);
            if taken["to"] == "gallery" { hung.push(form) } else { sold.push(form) }
        }
        let influence = (Self::number(&player["influence"]) + gained).min(35);
        Self::number(&player["money"])
            + self.majorities(player)
            + tiles
            + exhibition
            + renowned
            + self.goals("curators", &player["curator"], &hung)
            + self.goals("dealers", &player["dealer"], &sold)
            + Self::number(&self.printed["influence"]["end_money"][influence as usize])
    }
}

#[test]
fn final_scores_match_an_independent_recount() {
    let printed = serde_json::to_value(TheGallerist::components()).unwrap();
    for seats in 1..=4 {
        for number in 0..8 {
            let table = Table::<TheGallerist>::new(Seats::new(seats).unwrap());
            let (mut game, _) = Game::open(table, Seed::new([number; 32])).unwrap();
            RandomPlay::new(u64::from(number)).play_out(&mut game, 100_000, &mut Vec::new()).unwrap();
            let view = serde_json::to_value(TheGallerist::view(game.state(), Viewer::Spectator)).unwrap();
            let recount = ScoreRecount { view: &view, printed: &printed };
            for (seat, score) in TheGallerist::score(game.state(), Viewer::Spectator).iter() {
                let player = &view["players"][seat.index()];
                assert_eq!(i64::from(score.points), recount.total(player), "{seat} of {seats} in game {number}");
            }
        }
    }
}
