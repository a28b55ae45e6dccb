//! Background workers: a supervisor that starts them, restarts those that fail, and stops them together.

mod backoff;
mod health;
mod periodic;
mod supervisor;

pub use self::{
    health::WorkerHealth,
    periodic::{Lease, Periodic},
    supervisor::Supervisor,
};
