//! Threads that hash passwords: a few, at low priority, each with memory that it uses again for every password. They take no more
//! work than they can do soon.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Mutex, PoisonError, mpsc},
    thread,
};

use argon2::Block;
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};

use super::{AccountError, throttle::patience};
use crate::low_priority::lower_priority;

/// Requests that may wait for each thread: about half a second's worth on an idle machine.
const QUEUE_PER_THREAD: usize = 16;

/// The threads.
#[derive(Clone)]
pub(super) struct Hashers {
    jobs: mpsc::Sender<Job>,
    places: Arc<Semaphore>,
}

/// A place in the queue. A request takes it before it costs anything else.
#[derive(Clone)]
pub struct Place {
    _permit: Arc<OwnedSemaphorePermit>,
}

/// Argon2's working memory. Allocated and freed for each password, it would stay with the allocator of every thread that hashed.
#[derive(Default)]
pub(super) struct Memory(Vec<Block>);

/// Work for one of the threads; what it returns tells those who wait.
type Job = Box<dyn FnOnce(&mut Memory) -> Tell + Send>;
type Tell = Box<dyn FnOnce() + Send>;

impl Hashers {
    /// Starts so many threads.
    pub(super) fn start(threads: usize) -> std::io::Result<Self> {
        let threads = threads.max(1);
        let (jobs, queue) = mpsc::channel::<Job>();
        let queue = Arc::new(Mutex::new(queue));
        let (done, results) = mpsc::channel::<Tell>();
        for number in 0..threads {
            let (queue, done) = (Arc::clone(&queue), done.clone());
            thread::Builder::new().name(format!("hash-{number}")).spawn(move || work(&queue, &done))?;
        }
        // At the priority of requests: it takes locks that they take too, and a thread of low priority that is interrupted while
        // it holds one would make them wait.
        thread::Builder::new().name("hash-done".to_owned()).spawn(move || results.iter().for_each(|tell| tell()))?;
        let places = threads.saturating_add(threads.saturating_mul(QUEUE_PER_THREAD));
        Ok(Self { jobs, places: Arc::new(Semaphore::new(places)) })
    }

    /// A place in the queue, unless none becomes free within a moment.
    pub(super) async fn place(&self) -> Result<Place, AccountError> {
        match tokio::time::timeout(patience(), Arc::clone(&self.places).acquire_owned()).await {
            Ok(Ok(permit)) => Ok(Place { _permit: Arc::new(permit) }),
            Ok(Err(_)) | Err(_) => Err(AccountError::Busy),
        }
    }

    /// Runs `work` in one of the threads. What nobody waits for any more is skipped.
    pub(super) async fn run<T: Send + 'static>(
        &self,
        place: &Place,
        work: impl FnOnce(&mut Memory) -> T + Send + 'static,
    ) -> Result<T, AccountError> {
        let (reply, answer) = oneshot::channel();
        let place = place.clone();
        let job = move |memory: &mut Memory| -> Tell {
            let done = (!reply.is_closed()).then(|| catch_unwind(AssertUnwindSafe(|| work(memory))));
            Box::new(move || {
                if let Some(done) = done {
                    let _ = reply.send(done);
                }
                // Kept until now: a client that hangs up does not make the queue longer.
                drop(place);
            })
        };
        let failed = || AccountError::Internal("a password hash failed".to_owned());
        self.jobs.send(Box::new(job)).map_err(|_| failed())?;
        answer.await.map_err(|_| failed())?.map_err(|_| failed())
    }
}

impl Memory {
    /// At least so many blocks, whatever they hold.
    pub(super) fn blocks(&mut self, count: usize) -> &mut [Block] {
        if self.0.len() < count {
            self.0 = vec![Block::new(); count];
        }
        &mut self.0
    }
}

fn work(queue: &Mutex<mpsc::Receiver<Job>>, done: &mpsc::Sender<Tell>) {
    lower_priority("passwords");
    let mut memory = Memory::default();
    loop {
        let job = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = job else { return };
        if done.send(job(&mut memory)).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::low_priority::NICER;

    #[actix_web::test]
    async fn hashing_is_nicer_than_requests() {
        let own = rustix::process::getpriority_process(None).unwrap();
        let hashers = Hashers::start(1).unwrap();
        let place = hashers.place().await.unwrap();
        let theirs = hashers.run(&place, |_| rustix::process::getpriority_process(None).unwrap()).await.unwrap();
        assert_eq!(theirs, (own + NICER).min(19));
    }

    #[actix_web::test]
    async fn the_queue_is_bounded_and_what_is_beyond_is_refused() {
        let hashers = Hashers::start(1).unwrap();
        let mut places = Vec::new();
        for _ in 0..=QUEUE_PER_THREAD {
            places.push(hashers.place().await.unwrap());
        }
        assert!(matches!(hashers.place().await, Err(AccountError::Busy)));
        places.pop();
        assert!(hashers.place().await.is_ok());
    }

    #[actix_web::test]
    async fn a_panic_fails_alone_and_memory_is_used_again() {
        let hashers = Hashers::start(1).unwrap();
        let place = hashers.place().await.unwrap();
        let first = hashers.run(&place, |memory| memory.blocks(8).as_ptr() as usize).await.unwrap();
        assert!(hashers.run(&place, |_| -> u8 { panic!("on purpose") }).await.is_err());
        let second = hashers.run(&place, |memory| memory.blocks(4).as_ptr() as usize).await.unwrap();
        assert_eq!(first, second);
    }

    #[actix_web::test]
    async fn what_nobody_waits_for_any_more_is_not_hashed_and_keeps_its_place_until_then() {
        let hashers = Hashers::start(1).unwrap();
        let (open, closed) = mpsc::channel::<()>();
        let (told, heard) = mpsc::channel::<()>();
        let place = hashers.place().await.unwrap();
        let before = hashers.places.available_permits();
        let first = hashers.run(&place, move |_| closed.recv().is_err());
        let given_up = async {
            let place = hashers.place().await.unwrap();
            let work = hashers.run(&place, move |_| told.send(()));
            assert!(tokio::time::timeout(Duration::from_millis(20), work).await.is_err());
            drop(place);
            assert_eq!(hashers.places.available_permits(), before - 1, "it is still queued");
            drop(open);
        };
        let (first, ()) = tokio::join!(first, given_up);
        assert!(first.unwrap());
        assert!(hashers.run(&place, |_| true).await.unwrap());
        assert!(heard.try_recv().is_err());
        assert_eq!(hashers.places.available_permits(), before);
    }
}
