//! Where bots think: a few threads of their own, at low priority, so that no request waits for a bot. However many decisions
//! wait, all of them are made within seconds: each is given less time then.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};

use salon_domain::kernel::bots::Level;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::{
    low_priority::lower_priority,
    telemetry::{BOT_DECISIONS, BOT_QUEUE, BOT_SECONDS, BOT_WAIT_SECONDS},
};

/// Decisions that may wait. Beyond, games wait in the database, where any server finds them.
const QUEUE: usize = 1024;
/// Hints that may be asked for at the same time, for each thread.
const HINTS: usize = 8;

/// The threads bots think in.
#[derive(Clone)]
pub(super) struct Thinkers {
    jobs: mpsc::Sender<Job>,
    load: Arc<Load>,
    room: Arc<Semaphore>,
    hints: Arc<Semaphore>,
}

/// How much there is to think about.
struct Load {
    waiting: AtomicUsize,
    threads: usize,
    longest: Duration,
}

type Job = Box<dyn FnOnce(&Load) + Send>;

/// What is thought about.
#[derive(Clone, Copy, Debug)]
pub(super) struct Topic {
    /// Who thinks.
    pub(super) level: Level,
    /// Decisions of the same game that somebody waits for all of: together they take as long as one.
    pub(super) together: u32,
}

/// A bot that broke off in the middle, or no thread to think in.
#[derive(Debug, thiserror::Error)]
#[error("a bot failed")]
pub(super) struct Broken;

impl Thinkers {
    /// Starts so many threads; no decision takes longer than that.
    pub(super) fn start(threads: usize, longest: Duration) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let load = Arc::new(Load { waiting: AtomicUsize::new(0), threads, longest });
        for number in 0..threads {
            let (queue, load) = (Arc::clone(&queue), Arc::clone(&load));
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || work(&queue, &load))?;
        }
        let (room, hints) = (Arc::new(Semaphore::new(QUEUE)), Arc::new(Semaphore::new(threads * HINTS)));
        Ok(Self { jobs, load, room, hints })
    }

    /// Waits until there is room for another decision.
    pub(super) async fn room(&self) -> Result<OwnedSemaphorePermit, Broken> {
        Arc::clone(&self.room).acquire_owned().await.map_err(|_| Broken)
    }

    /// Room for another decision, if there is some now: what would wait for it waits better in the database.
    pub(super) fn room_now(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.room).try_acquire_owned().ok()
    }

    /// Room for a hint, if there is some now: who asks would rather be turned away than wait for many others.
    pub(super) fn room_for_hint(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.hints).try_acquire_owned().ok()
    }

    /// The longest a decision may take once it is thought about.
    pub(super) fn longest(&self) -> Duration {
        self.load.longest
    }

    /// Thinks. What is asked is told when to come to an end. Whoever does not wait for the answer any more spares the work.
    pub(super) async fn think<T: Send + 'static>(
        &self,
        room: OwnedSemaphorePermit,
        topic: Topic,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, Broken> {
        let (reply, answer) = oneshot::channel();
        let asked = Instant::now();
        let job = move |load: &Load| {
            drop(room);
            if reply.is_closed() {
                return;
            }
            let level: &'static str = topic.level.into();
            let begun = Instant::now();
            metrics::histogram!(BOT_WAIT_SECONDS).record(begun - asked);
            // Asked anew all the time: whoever began in peace hurries up when others come.
            let late = || begun.elapsed() >= load.allowance(topic.together);
            let done = catch_unwind(AssertUnwindSafe(|| work(&late)));
            let outcome = if done.is_ok() { "chosen" } else { "failed" };
            metrics::counter!(BOT_DECISIONS, "level" => level, "outcome" => outcome).increment(1);
            metrics::histogram!(BOT_SECONDS, "level" => level).record(begun.elapsed());
            let _ = reply.send(done);
        };
        self.load.count(|waiting| waiting.fetch_add(1, Ordering::Relaxed) + 1);
        self.jobs.send(Box::new(job)).map_err(|_| Broken)?;
        answer.await.map_err(|_| Broken)?.map_err(|_| Broken)
    }
}

impl Load {
    /// How long a decision may take now: all that wait are to be made within the longest time of one.
    fn allowance(&self, together: u32) -> Duration {
        let waiting = self.waiting.load(Ordering::Relaxed) + 1;
        let share = waiting.div_ceil(self.threads).max(together as usize);
        self.longest / u32::try_from(share).unwrap_or(u32::MAX)
    }

    fn count(&self, change: impl FnOnce(&AtomicUsize) -> usize) {
        metrics::gauge!(BOT_QUEUE).set(change(&self.waiting) as f64);
    }
}

/// Does one job after the other until nobody can give one any more.
fn work(queue: &Mutex<mpsc::Receiver<Job>>, load: &Load) {
    lower_priority("bots");
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        load.count(|waiting| waiting.fetch_sub(1, Ordering::Relaxed).saturating_sub(1));
        job(load);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::low_priority::NICER;

    const MASTER: Topic = Topic { level: Level::Master, together: 1 };

    async fn ask<T: Send + 'static>(
        thinkers: &Thinkers,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, Broken> {
        thinkers.think(thinkers.room().await?, MASTER, work).await
    }

    #[actix_web::test]
    async fn a_bot_that_panics_fails_alone() {
        let thinkers = Thinkers::start(1, Duration::from_secs(1)).unwrap();
        for _ in 0..3 {
            let broken = ask(&thinkers, |_| -> u8 { panic!("on purpose") }).await;
            assert!(broken.is_err());
            assert_eq!(ask(&thinkers, |_| 7).await.unwrap(), 7);
        }
    }

    #[actix_web::test]
    async fn bots_are_nicer_than_requests() {
        let own = rustix::process::getpriority_process(None).unwrap();
        let thinkers = Thinkers::start(1, Duration::from_secs(1)).unwrap();
        let bots = ask(&thinkers, |_| rustix::process::getpriority_process(None).unwrap()).await.unwrap();
        assert_eq!(bots, (own + NICER).min(19));
        assert_eq!(rustix::process::getpriority_process(None).unwrap(), own, "the others are as they were");
    }

    #[test]
    fn the_more_wait_the_less_time_each_has() {
        let longest = Duration::from_secs(2);
        let load = |waiting, threads| Load { waiting: AtomicUsize::new(waiting), threads, longest };
        assert_eq!(load(0, 1).allowance(1), longest);
        assert_eq!(load(0, 1).allowance(4), longest / 4, "four bids of one game take as long as one");
        assert_eq!(load(9, 1).allowance(1), longest / 10);
        assert_eq!(load(9, 2).allowance(1), longest / 5, "two threads share them");
        assert_eq!(load(9, 2).allowance(8), longest / 8);
    }

    #[actix_web::test]
    async fn whoever_began_in_peace_hurries_up_when_others_come() {
        let thinkers = Thinkers::start(1, Duration::from_secs(60)).unwrap();
        let patient = |late: &dyn Fn() -> bool| {
            let begun = Instant::now();
            while !late() {
                thread::sleep(Duration::from_millis(1));
            }
            begun.elapsed()
        };
        let others = (0..599).map(|_| ask(&thinkers, |_| Duration::ZERO));
        let (first, others) = tokio::join!(ask(&thinkers, patient), futures_util::future::join_all(others));
        assert!(first.unwrap() < Duration::from_secs(30), "a minute alone, a tenth of a second among 600");
        assert!(others.iter().all(Result::is_ok));
    }

    #[actix_web::test]
    async fn where_as_many_wait_as_may_there_is_no_room_until_one_is_thought_about() {
        let thinkers = Thinkers::start(1, Duration::from_secs(1)).unwrap();
        let mut waiting: Vec<_> = (0..QUEUE).map_while(|_| thinkers.room_now()).collect();
        assert_eq!(waiting.len(), QUEUE);
        assert!(thinkers.room_now().is_none());
        let room = waiting.pop().unwrap();
        assert_eq!(thinkers.think(room, MASTER, |_| 7).await.unwrap(), 7);
        assert!(thinkers.room_now().is_some());
    }

    #[actix_web::test]
    async fn what_nobody_waits_for_any_more_is_not_thought_about() {
        let thinkers = Thinkers::start(1, Duration::from_secs(1)).unwrap();
        let (open, closed) = mpsc::channel::<()>();
        let (told, heard) = mpsc::channel::<()>();
        let first = ask(&thinkers, move |_| closed.recv().is_err());
        let given_up = ask(&thinkers, move |_| told.send(()));
        let both = async {
            let given_up = tokio::time::timeout(Duration::from_millis(50), given_up).await;
            assert!(given_up.is_err());
            drop(open);
        };
        let (first, ()) = tokio::join!(first, both);
        assert!(first.unwrap());
        assert!(ask(&thinkers, |_| true).await.unwrap());
        assert!(heard.try_recv().is_err());
    }
}
