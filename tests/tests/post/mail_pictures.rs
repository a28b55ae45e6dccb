//! The picture of the own wall in a turn mail.

use resvg::tiny_skia::Pixmap;
use salon_tests::{Dice, Mail, Person, Postbox, Table};
use serde_json::json;

/// As wide as they are all drawn.
const WIDTH: u32 = 560;

/// Two people with proven addresses who want to know at once, and a game between them.
async fn table(post: &Postbox) -> Table {
    let people: [Person; 2] = [post.verified("ada", json!({})).await, post.verified("bob", json!({})).await];
    for person in &people {
        post.wants(person, "none", json!({})).await;
    }
    let table = Table::of(&people).await;
    table.play_to_bidding(&mut Dice::new(1)).await;
    post.settle().await;
    table
}

/// What a seat is mailed when it is told now that the game waits for it.
async fn mailed(post: &Postbox, table: &Table, seat: usize) -> Mail {
    let person = &table.players[seat];
    let address = salon_tests::address(&person.name);
    let before = post.smtp.mails_to(&address).len();
    // Told anew, as if for the first time.
    let forget = format!("delete from feed where account_id = '{}' and kind = 'your_turn'", person.id);
    post.server.database().connect().await.batch_execute(&forget).await.expect("an empty feed");
    post.wants(person, "at_once", json!({})).await;
    post.tell_turn(table, seat, false).await;
    let mail = post.smtp.await_mails(&address, before + 1).await.remove(before);
    post.wants(person, "none", json!({})).await;
    mail
}

/// The one picture of a mail.
fn picture(mail: &Mail) -> &[u8] {
    let [(id, media_type, bytes)] = mail.pictures.as_slice() else { panic!("one picture: {}", mail.pictures.len()) };
    assert_eq!(media_type, "image/png");
    assert!(mail.html.contains(&format!("src=\"cid:{id}\"")), "shown where it belongs: {}", mail.html);
    bytes
}

#[tokio::test]
async fn a_turn_mail_shows_the_own_wall() {
    let post = Postbox::start().await;
    let table = table(&post).await;
    let mut pictures = Vec::new();
    for seat in 0..2 {
        let mail = mailed(&post, &table, seat).await;
        assert!(!mail.text.contains("cid:"), "plain text has none");
        let pixels = Pixmap::decode_png(picture(&mail)).expect("a PNG");
        assert_eq!(pixels.width(), WIDTH);
        assert!(pixels.height() > WIDTH / 5 && pixels.height() < WIDTH * 2, "{}", pixels.height());
        let ground = pixels.pixels().first().expect("a pixel");
        let others = pixels.pixels().iter().filter(|pixel| *pixel != ground).count();
        assert!(others > pixels.pixels().len() / 10, "something is to be seen");
        pictures.push(picture(&mail).to_vec());
    }
    assert_ne!(pictures[0], pictures[1], "each has a wall of its own");
}

#[tokio::test]
async fn the_picture_in_a_mail_shows_nothing_of_what_others_keep_secret() {
    let post = Postbox::start().await;
    let table = table(&post).await;
    let before = picture(&mailed(&post, &table, 0).await).to_vec();
    // The other seat seals one card, then another: whoever is told sees the same.
    for card in [7, 13] {
        let sealed = table.submit(1, &json!([{"kind": "place_bid", "card": card}])).send().await.expect(200).json();
        assert_eq!(sealed["status"], "running");
        let mail = mailed(&post, &table, 0).await;
        assert_eq!(picture(&mail), before, "sealing {card} changes nothing on the wall of another");
    }
    // What happens to the own wall is to be seen there.
    let mut dice = Dice::new(2);
    let hung = async || table.get(&table.players[0].client, "/view").await["view"]["seats"][0]["wall"].to_string();
    let old = hung().await;
    while hung().await == old || !table.awaited().await.iter().any(|(seat, _)| *seat == 0) {
        table.step(&mut dice).await.expect("a game that goes on");
    }
    assert_ne!(picture(&mailed(&post, &table, 0).await), before);
}
