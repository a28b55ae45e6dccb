//! The picture in a turn mail.

use resvg::tiny_skia::Pixmap;
use salon_tests::{Mail, MailFixture, Person, SeededRng, TestTable};
use serde_json::json;

/// The width of every picture, in pixels.
const WIDTH: u32 = 560;

/// A game of two people with verified addresses.
async fn table(post: &MailFixture) -> TestTable {
    let people: [Person; 2] =
        [post.register_verified("ada", json!({})).await, post.register_verified("bob", json!({})).await];
    for person in &people {
        post.set_mail_settings(person, "none", json!({})).await;
    }
    let table = TestTable::of(&people).await;
    table.play_to_bidding(&mut SeededRng::new(1)).await;
    post.wait_until_idle().await;
    table
}

/// The turn mail of a seat at the current state of the game.
async fn turn_mail(post: &MailFixture, table: &TestTable, seat: usize) -> Mail {
    let person = &table.players[seat];
    let address = salon_tests::mail_address(&person.name);
    let before = post.smtp.mails_to(&address).len();
    // Removes earlier turn entries, so that a new one is mailed.
    let forget = format!("delete from feed where account_id = '{}' and kind = 'your_turn'", person.id);
    post.server.database().connect().await.batch_execute(&forget).await.expect("an empty feed");
    post.set_mail_settings(person, "at_once", json!({})).await;
    post.insert_turn_notice(table, seat, false).await;
    let mail = post.smtp.wait_for_mails(&address, before + 1).await.remove(before);
    post.set_mail_settings(person, "none", json!({})).await;
    mail
}

/// The only picture of a mail.
fn picture(mail: &Mail) -> &[u8] {
    let [(id, media_type, bytes)] = mail.pictures.as_slice() else { panic!("one picture: {}", mail.pictures.len()) };
    assert_eq!(media_type, "image/png");
    assert!(mail.html.contains(&format!("src=\"cid:{id}\"")), "shown where it belongs: {}", mail.html);
    bytes
}

/// The description of the picture of a mail, for readers who do not see it.
fn description(mail: &Mail) -> &str {
    let (_, rest) = mail.html.split_once(" alt=\"").expect("a description");
    rest.split_once('"').map(|(text, _)| text).expect("a quoted text")
}

#[tokio::test]
async fn a_turn_mail_shows_the_wall_of_its_reader() {
    let post = MailFixture::start().await;
    let table = table(&post).await;
    let mut pictures = Vec::new();
    for seat in 0..2 {
        let mail = turn_mail(&post, &table, seat).await;
        assert!(!mail.text.contains("cid:"), "the plain text has no picture");
        assert!(mail.text.contains("Seal a bid"), "what has to be decided: {}", mail.text);
        assert!(!mail.text.contains("place_bid") && !mail.html.contains("place_bid"), "no code: {}", mail.text);
        let words = description(&mail);
        assert!(words.contains("Round 1") && words.ends_with('.'), "what the picture shows: {words}");
        let pixels = Pixmap::decode_png(picture(&mail)).expect("a PNG");
        assert_eq!(pixels.width(), WIDTH);
        assert!(pixels.height() > WIDTH / 5 && pixels.height() < WIDTH * 2, "{}", pixels.height());
        let ground = pixels.pixels().first().expect("a pixel");
        let others = pixels.pixels().iter().filter(|pixel| *pixel != ground).count();
        assert!(others > pixels.pixels().len() / 10, "the picture is not empty");
        pictures.push(picture(&mail).to_vec());
    }
    assert_ne!(pictures[0], pictures[1], "each seat has its own wall");
}

#[tokio::test]
async fn the_picture_in_a_mail_shows_no_hidden_information() {
    let post = MailFixture::start().await;
    let table = table(&post).await;
    let before = picture(&turn_mail(&post, &table, 0).await).to_vec();
    // The other seat seals one card, then another: the picture does not change.
    for card in [7, 13] {
        let sealed = table.submit(1, &json!([{"kind": "place_bid", "card": card}])).send().await.expect(200).json();
        assert_eq!(sealed["status"], "running");
        let mail = turn_mail(&post, &table, 0).await;
        assert_eq!(picture(&mail), before, "sealing {card} changes nothing on the wall of another");
    }
    // A change of the reader's own wall changes the picture.
    let mut rng = SeededRng::new(2);
    let hung = async || table.get(&table.players[0].client, "/view").await["view"]["seats"][0]["wall"].to_string();
    let old = hung().await;
    while hung().await == old || !table.awaited().await.iter().any(|(seat, _)| *seat == 0) {
        table.step(&mut rng).await.expect("a game that goes on");
    }
    assert_ne!(picture(&turn_mail(&post, &table, 0).await), before);
}
