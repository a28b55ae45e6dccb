//! The threads in which bots think: a few with low priority, so that no request waits for a bot. The more decisions are queued, the
//! less time each one gets, so that all of them are made within seconds.

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

use crate::platform::{
    telemetry::{BOT_DECISIONS, BOT_QUEUE, BOT_SECONDS, BOT_WAIT_SECONDS},
    thread_priority::lower_priority,
};

/// Decisions that may be queued. Further ones stay in the database, where any server can claim them.
const QUEUE_SIZE: usize = 1024;
/// Hints that may be queued for each thread.
const MAX_HINTS_PER_THREAD: usize = 8;

/// Handle of the bot threads; clones share them.
#[derive(Clone)]
pub(in crate::play) struct BotThreads {
    jobs: mpsc::Sender<BotTask>,
    load: Arc<ThreadLoad>,
    permits: Arc<Semaphore>,
    hint_permits: Arc<Semaphore>,
}

/// The load of the threads.
struct ThreadLoad {
    queued: AtomicUsize,
    threads: usize,
    max_thinking: Duration,
}

type BotTask = Box<dyn FnOnce(&ThreadLoad) + Send>;

/// What a job is about.
#[derive(Clone, Copy, Debug)]
pub(in crate::play) struct Topic {
    /// The level of the bot.
    pub(in crate::play) level: Level,
    /// Bot decisions that the same game waits for at the same time: they share the time of one.
    pub(in crate::play) concurrent: u32,
}

/// A bot panicked, or its thread has stopped.
#[derive(Debug, thiserror::Error)]
#[error("a bot failed")]
pub(in crate::play) struct BotFailed;

impl BotThreads {
    /// Starts the threads. No decision takes longer than `max_thinking`.
    pub(in crate::play) fn start(threads: usize, max_thinking: Duration) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let (jobs, queue) = mpsc::channel::<BotTask>();
        let queue = Arc::new(Mutex::new(queue));
        let load = Arc::new(ThreadLoad { queued: AtomicUsize::new(0), threads, max_thinking });
        for number in 0..threads {
            let (queue, load) = (Arc::clone(&queue), Arc::clone(&load));
            thread::Builder::new().name(format!("bot-{number}")).spawn(move || run_jobs(&queue, &load))?;
        }
        let permits = Arc::new(Semaphore::new(QUEUE_SIZE));
        let hint_permits = Arc::new(Semaphore::new(threads * MAX_HINTS_PER_THREAD));
        Ok(Self { jobs, load, permits, hint_permits })
    }

    /// Waits until another decision may be queued.
    pub(in crate::play) async fn wait_for_permit(&self) -> Result<OwnedSemaphorePermit, BotFailed> {
        Arc::clone(&self.permits).acquire_owned().await.map_err(|_| BotFailed)
    }

    /// Returns a permit for another decision, or `None` if the queue is full.
    pub(in crate::play) fn permit(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.permits).try_acquire_owned().ok()
    }

    /// Returns a permit for a hint, or `None` if too many are queued: the caller is refused instead of waiting long.
    pub(in crate::play) fn hint_permit(&self) -> Option<OwnedSemaphorePermit> {
        Arc::clone(&self.hint_permits).try_acquire_owned().ok()
    }

    /// The longest time a bot thinks about a decision.
    pub(in crate::play) fn max_thinking(&self) -> Duration {
        self.load.max_thinking
    }

    /// Runs `work` in a bot thread and returns its result. `work` gets a function that says whether its time is up. Work whose caller
    /// does not wait any more is skipped.
    pub(in crate::play) async fn think<T: Send + 'static>(
        &self,
        permit: OwnedSemaphorePermit,
        topic: Topic,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, BotFailed> {
        let (reply, result) = oneshot::channel();
        let queued = Instant::now();
        let job = move |load: &ThreadLoad| {
            drop(permit);
            if reply.is_closed() {
                return;
            }
            let level: &'static str = topic.level.into();
            let begun = Instant::now();
            metrics::histogram!(BOT_WAIT_SECONDS).record(begun - queued);
            // Computed at every call: the time shrinks when the queue grows meanwhile.
            let late = || begun.elapsed() >= load.time_limit(topic.concurrent);
            let done = catch_unwind(AssertUnwindSafe(|| work(&late)));
            let outcome = if done.is_ok() { "chosen" } else { "failed" };
            metrics::counter!(BOT_DECISIONS, "level" => level, "outcome" => outcome).increment(1);
            metrics::histogram!(BOT_SECONDS, "level" => level).record(begun.elapsed());
            let _ = reply.send(done);
        };
        self.load.count(|queued| queued.fetch_add(1, Ordering::Relaxed) + 1);
        self.jobs.send(Box::new(job)).map_err(|_| BotFailed)?;
        result.await.map_err(|_| BotFailed)?.map_err(|_| BotFailed)
    }
}

impl ThreadLoad {
    /// The time that a decision may take now, so that all queued ones are made within the longest time of one.
    fn time_limit(&self, concurrent: u32) -> Duration {
        let queued = self.queued.load(Ordering::Relaxed) + 1;
        let share = queued.div_ceil(self.threads).max(concurrent as usize);
        self.max_thinking / u32::try_from(share).unwrap_or(u32::MAX)
    }

    fn count(&self, change: impl FnOnce(&AtomicUsize) -> usize) {
        metrics::gauge!(BOT_QUEUE).set(change(&self.queued) as f64);
    }
}

/// Runs queued jobs until all senders are dropped.
fn run_jobs(queue: &Mutex<mpsc::Receiver<BotTask>>, load: &ThreadLoad) {
    lower_priority("bots");
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        load.count(|queued| queued.fetch_sub(1, Ordering::Relaxed).saturating_sub(1));
        job(load);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::thread_priority::NICE_INCREMENT;

    const MASTER: Topic = Topic { level: Level::Master, concurrent: 1 };

    async fn ask<T: Send + 'static>(
        bot_threads: &BotThreads,
        work: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, BotFailed> {
        bot_threads.think(bot_threads.wait_for_permit().await?, MASTER, work).await
    }

    #[actix_web::test]
    async fn a_panic_fails_only_its_own_decision() {
        let bot_threads = BotThreads::start(1, Duration::from_secs(1)).unwrap();
        for _ in 0..3 {
            let failed = ask(&bot_threads, |_| -> u8 { panic!("on purpose") }).await;
            assert!(failed.is_err());
            assert_eq!(ask(&bot_threads, |_| 7).await.unwrap(), 7);
        }
    }

    #[actix_web::test]
    async fn bot_threads_have_a_lower_priority() {
        let own = rustix::process::getpriority_process(None).unwrap();
        let bot_threads = BotThreads::start(1, Duration::from_secs(1)).unwrap();
        let bots = ask(&bot_threads, |_| rustix::process::getpriority_process(None).unwrap()).await.unwrap();
        assert_eq!(bots, (own + NICE_INCREMENT).min(19));
        assert_eq!(rustix::process::getpriority_process(None).unwrap(), own, "other threads are unchanged");
    }

    #[test]
    fn the_time_limit_shrinks_with_the_queue() {
        let max_thinking = Duration::from_secs(2);
        let load = |queued, threads| ThreadLoad { queued: AtomicUsize::new(queued), threads, max_thinking };
        assert_eq!(load(0, 1).time_limit(1), max_thinking);
        assert_eq!(load(0, 1).time_limit(4), max_thinking / 4, "four bids of one game share the time of one");
        assert_eq!(load(9, 1).time_limit(1), max_thinking / 10);
        assert_eq!(load(9, 2).time_limit(1), max_thinking / 5, "two threads share the queue");
        assert_eq!(load(9, 2).time_limit(8), max_thinking / 8);
    }

    #[actix_web::test]
    async fn a_growing_queue_shortens_a_running_decision() {
        let bot_threads = BotThreads::start(1, Duration::from_secs(60)).unwrap();
        let patient = |late: &dyn Fn() -> bool| {
            let begun = Instant::now();
            while !late() {
                thread::sleep(Duration::from_millis(1));
            }
            begun.elapsed()
        };
        let others = (0..599).map(|_| ask(&bot_threads, |_| Duration::ZERO));
        let (first, others) = tokio::join!(ask(&bot_threads, patient), futures_util::future::join_all(others));
        assert!(first.unwrap() < Duration::from_secs(30), "60 s alone, 0.1 s among 600");
        assert!(others.iter().all(Result::is_ok));
    }

    #[actix_web::test]
    async fn a_full_queue_gives_no_permit_until_a_decision_runs() {
        let bot_threads = BotThreads::start(1, Duration::from_secs(1)).unwrap();
        let mut held: Vec<_> = (0..QUEUE_SIZE).map_while(|_| bot_threads.permit()).collect();
        assert_eq!(held.len(), QUEUE_SIZE);
        assert!(bot_threads.permit().is_none());
        let permit = held.pop().unwrap();
        assert_eq!(bot_threads.think(permit, MASTER, |_| 7).await.unwrap(), 7);
        assert!(bot_threads.permit().is_some());
    }

    #[actix_web::test]
    async fn a_decision_without_a_waiting_caller_is_skipped() {
        let bot_threads = BotThreads::start(1, Duration::from_secs(1)).unwrap();
        let (open, closed) = mpsc::channel::<()>();
        let (ran, runs) = mpsc::channel::<()>();
        let first = ask(&bot_threads, move |_| closed.recv().is_err());
        let given_up = ask(&bot_threads, move |_| ran.send(()));
        let both = async {
            let given_up = tokio::time::timeout(Duration::from_millis(50), given_up).await;
            assert!(given_up.is_err());
            drop(open);
        };
        let (first, ()) = tokio::join!(first, both);
        assert!(first.unwrap());
        assert!(ask(&bot_threads, |_| true).await.unwrap());
        assert!(runs.try_recv().is_err());
    }
}
