//! Threads that hash passwords at low priority, each with reused memory, behind a bounded queue.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
    time::Duration,
};

use argon2::Block;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use crate::{
    accounts::{AccountError, shared_rate_limit::queue_timeout},
    platform::{core_wait::CoreWait, thread_priority::lower_priority},
};

/// Requests that may wait for each thread: about half a second of work on an idle machine.
const QUEUE_PER_THREAD: usize = 16;
/// The pause after a hash, as a multiple of the time that the hash waited for a core.
const PAUSE_FACTOR: u32 = 10;
/// The longest pause after a hash.
const MAX_PAUSE: Duration = Duration::from_millis(100);

/// The threads and their queue.
#[derive(Clone)]
pub(super) struct HashThreads {
    jobs: mpsc::Sender<HashTask>,
    slots: Arc<Semaphore>,
}

/// A slot in the queue. A request reserves it before it does anything else.
#[derive(Clone)]
pub struct QueueSlot {
    _permit: Arc<OwnedSemaphorePermit>,
}

/// Argon2's working memory. It is reused, because the allocator would keep freed memory in every thread that hashed.
#[derive(Default)]
pub(super) struct Memory(Vec<Block>);

/// Work for one of the threads. It returns a function that sends the result to the caller.
type HashTask = Box<dyn FnOnce(&mut Memory) -> SendResult + Send>;
type SendResult = Box<dyn FnOnce() + Send>;

impl HashThreads {
    /// Starts the threads, at least one.
    pub(super) fn start(threads: usize) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let (jobs, queue) = mpsc::channel::<HashTask>();
        let queue = Arc::new(Mutex::new(queue));
        let (done, results) = mpsc::channel::<SendResult>();
        for number in 0..threads {
            let (queue, done) = (Arc::clone(&queue), done.clone());
            thread::Builder::new().name(format!("hash-{number}")).spawn(move || work(&queue, &done))?;
        }
        // At the priority of requests: it takes locks that they take too, and a thread of low priority that is preempted while
        // it holds one would block them.
        thread::Builder::new().name("hash-done".to_owned()).spawn(move || send_results(&results))?;
        let slots = threads.saturating_add(threads.saturating_mul(QUEUE_PER_THREAD));
        Ok(Self { jobs, slots: Arc::new(Semaphore::new(slots)) })
    }

    /// Reserves a slot in the queue; fails with `Busy` if none becomes free in time.
    pub(super) async fn reserve(&self) -> Result<QueueSlot, AccountError> {
        match tokio::time::timeout(queue_timeout(), Arc::clone(&self.slots).acquire_owned()).await {
            Ok(Ok(permit)) => Ok(QueueSlot { _permit: Arc::new(permit) }),
            Ok(Err(_)) | Err(_) => Err(AccountError::Busy),
        }
    }

    /// Runs `work` in one of the threads. Work whose caller has gone is skipped.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        slot: &QueueSlot,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, AccountError> {
        let (reply, answer) = oneshot::channel();
        let slot = slot.clone();
        let job = move |memory: &mut Memory| -> SendResult {
            let done = (!reply.is_closed()).then(|| catch_unwind(AssertUnwindSafe(|| work(memory))));
            Box::new(move || {
                if let Some(done) = done {
                    let _ = reply.send(done);
                }
                // Held until now: a client that disconnects does not free its slot early.
                drop(slot);
            })
        };
        let failed = || AccountError::Internal("a password hash failed".to_owned());
        self.jobs.send(Box::new(job)).map_err(|_| failed())?;
        answer.await.map_err(|_| failed())?.map_err(|_| failed())
    }
}

impl Memory {
    /// Returns at least `count` blocks, with any content.
    pub(super) fn blocks(&mut self, count: usize) -> &mut [Block] {
        if self.0.len() < count {
            self.0 = vec![Block::new(); count];
        }
        &mut self.0
    }
}

/// How long a thread pauses after a hash that waited this long for a core. Where cores are idle it hardly pauses; where requests
/// need them, it pauses most of the time.
fn pause_after(waited: Duration) -> Duration {
    waited.saturating_mul(PAUSE_FACTOR).min(MAX_PAUSE)
}

/// Sends every result to its caller. A panic of one, such as in the waker of its caller, must not end the thread: no password could
/// be checked from then on.
fn send_results(results: &mpsc::Receiver<SendResult>) {
    for send in results {
        if catch_unwind(AssertUnwindSafe(send)).is_err() {
            tracing::error!("the result of a password hash could not be sent");
        }
    }
}

fn work(queue: &Mutex<mpsc::Receiver<HashTask>>, done: &mpsc::Sender<SendResult>) {
    lower_priority("passwords");
    let mut memory = Memory::default();
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        let core_wait = CoreWait::start();
        let result = job(&mut memory);
        let pause = pause_after(core_wait.waited());
        if done.send(result).is_err() {
            return;
        }
        thread::sleep(pause);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::platform::thread_priority::NICE_INCREMENT;

    #[actix_web::test]
    async fn hashing_has_a_lower_priority_than_requests() {
        let own = rustix::process::getpriority_process(None).unwrap();
        let threads = HashThreads::start(1).unwrap();
        let slot = threads.reserve().await.unwrap();
        let theirs = threads.run(&slot, |_| rustix::process::getpriority_process(None).unwrap()).await.unwrap();
        assert_eq!(theirs, (own + NICE_INCREMENT).min(19));
    }

    #[test]
    fn the_pause_grows_with_the_wait_for_a_core() {
        assert_eq!(pause_after(Duration::ZERO), Duration::ZERO);
        assert_eq!(pause_after(Duration::from_millis(3)), Duration::from_millis(30));
        assert_eq!(pause_after(Duration::from_secs(3)), MAX_PAUSE);
        assert_eq!(pause_after(Duration::MAX), MAX_PAUSE);
    }

    #[actix_web::test]
    async fn requests_beyond_the_queue_are_refused() {
        let threads = HashThreads::start(1).unwrap();
        let mut slots = Vec::new();
        for _ in 0..=QUEUE_PER_THREAD {
            slots.push(threads.reserve().await.unwrap());
        }
        assert!(matches!(threads.reserve().await, Err(AccountError::Busy)));
        slots.pop();
        assert!(threads.reserve().await.is_ok());
    }

    #[actix_web::test]
    async fn a_panic_fails_one_job_and_memory_is_reused() {
        let threads = HashThreads::start(1).unwrap();
        let slot = threads.reserve().await.unwrap();
        let first = threads.run(&slot, |memory| memory.blocks(8).as_ptr() as usize).await.unwrap();
        assert!(threads.run(&slot, |_| -> u8 { panic!("on purpose") }).await.is_err());
        let second = threads.run(&slot, |memory| memory.blocks(4).as_ptr() as usize).await.unwrap();
        assert_eq!(first, second);
    }

    #[test]
    fn a_panic_while_a_result_is_sent_does_not_end_the_thread() {
        let (send, results) = mpsc::channel::<SendResult>();
        let (reply, answer) = mpsc::channel();
        send.send(Box::new(|| panic!("on purpose"))).unwrap();
        send.send(Box::new(move || reply.send(7).unwrap())).unwrap();
        drop(send);
        send_results(&results);
        assert_eq!(answer.recv(), Ok(7));
    }

    #[actix_web::test]
    async fn abandoned_work_is_skipped_and_holds_its_slot_until_then() {
        let threads = HashThreads::start(1).unwrap();
        let (open, closed) = mpsc::channel::<()>();
        let (ran, was_run) = mpsc::channel::<()>();
        let slot = threads.reserve().await.unwrap();
        let before = threads.slots.available_permits();
        let first = threads.run(&slot, move |_| closed.recv().is_err());
        let given_up = async {
            let slot = threads.reserve().await.unwrap();
            let work = threads.run(&slot, move |_| ran.send(()));
            assert!(tokio::time::timeout(Duration::from_millis(20), work).await.is_err());
            drop(slot);
            assert_eq!(threads.slots.available_permits(), before - 1, "the abandoned work is still queued");
            drop(open);
        };
        let (first, ()) = tokio::join!(first, given_up);
        assert!(first.unwrap());
        assert!(threads.run(&slot, |_| true).await.unwrap());
        assert!(was_run.try_recv().is_err());
        assert_eq!(threads.slots.available_permits(), before);
    }
}
