//! Background workers: a supervisor that starts them, restarts those that fail, and stops them together.

mod backoff;
mod health;
mod periodic;
mod supervisor;
mod work_queue;

pub(crate) use self::work_queue::WorkQueue;
pub use self::{
    health::WorkerHealth,
    periodic::{Lease, Periodic},
    supervisor::WorkerSupervisor,
};
