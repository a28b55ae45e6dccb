//! A queue of requests to a worker that may die and be restarted.

use std::sync::{Mutex, PoisonError, RwLock};

use tokio::sync::mpsc;

/// A bounded queue to one worker. When the worker dies, everything it has not answered is dropped, and until it is restarted sending
/// fails at once: no request waits for a worker that may not come back.
pub(crate) struct WorkQueue<T> {
    capacity: usize,
    sender: RwLock<mpsc::Sender<T>>,
    /// The receiver for the first start of the worker: requests may queue before it.
    first: Mutex<Option<mpsc::Receiver<T>>>,
}

/// The worker is not running.
pub(crate) struct WorkerDown;

impl<T> WorkQueue<T> {
    /// A queue in which at most `capacity` requests wait; further senders wait until there is room.
    pub(crate) fn new(capacity: usize) -> Self {
        let (sender, receiver) = mpsc::channel(capacity);
        Self { capacity, sender: RwLock::new(sender), first: Mutex::new(Some(receiver)) }
    }

    /// The receiver for a worker that starts. The worker must own it, so that it is dropped when the worker dies.
    pub(crate) fn receiver(&self) -> mpsc::Receiver<T> {
        if let Some(first) = self.first.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return first;
        }
        let (sender, receiver) = mpsc::channel(self.capacity);
        *self.sender.write().unwrap_or_else(PoisonError::into_inner) = sender;
        receiver
    }

    /// Queues a request. If the worker dies later, the request is dropped, and with it the channel for its answer.
    pub(crate) async fn send(&self, request: T) -> Result<(), WorkerDown> {
        let sender = self.sender.read().unwrap_or_else(PoisonError::into_inner).clone();
        sender.send(request).await.map_err(|_| WorkerDown)
    }
}

#[cfg(test)]
mod tests {
    use tokio::sync::oneshot;

    use super::*;

    #[tokio::test]
    async fn requests_may_queue_before_the_first_start() {
        let queue = WorkQueue::new(2);
        assert!(queue.send(1).await.is_ok());
        assert_eq!(queue.receiver().recv().await, Some(1));
    }

    #[tokio::test]
    async fn a_dead_worker_drops_what_is_queued_and_what_waits_for_room() {
        let queue = WorkQueue::new(1);
        let receiver = queue.receiver();
        let (reply, answer) = oneshot::channel::<()>();
        assert!(queue.send(reply).await.is_ok());
        let (reply, second_answer) = oneshot::channel();
        let (sent, ()) = tokio::join!(queue.send(reply), async { drop(receiver) });
        assert!(sent.is_err() && answer.await.is_err() && second_answer.await.is_err());
    }

    #[tokio::test]
    async fn sending_fails_until_the_worker_is_restarted() {
        let queue = WorkQueue::new(2);
        drop(queue.receiver());
        assert!(queue.send(1).await.is_err());
        let mut restarted = queue.receiver();
        assert!(queue.send(2).await.is_ok());
        assert_eq!(restarted.recv().await, Some(2));
    }
}
