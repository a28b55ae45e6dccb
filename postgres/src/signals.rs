//! Sends signals, if required only to a process whose identity was checked.

use rustix::process::{Pid, Signal, kill_process};

/// Sends a signal. Returns whether it was sent.
pub(crate) fn send(pid: i32, signal: Signal) -> bool {
    Pid::from_raw(pid).is_some_and(|pid| kill_process(pid, signal).is_ok())
}

/// Sends a signal if `is_right` confirms the process. The process is opened before the check, so that its id cannot be reused by
/// another process in between. Returns whether the signal was sent.
#[cfg(target_os = "linux")]
pub(crate) fn send_if(pid: i32, signal: Signal, is_right: impl Fn() -> bool) -> bool {
    use rustix::process::{PidfdFlags, pidfd_open, pidfd_send_signal};
    let Some(raw) = Pid::from_raw(pid) else { return false };
    match pidfd_open(raw, PidfdFlags::empty()) {
        Ok(process) => is_right() && pidfd_send_signal(process, signal).is_ok(),
        // A kernel without process file descriptors.
        Err(rustix::io::Errno::NOSYS | rustix::io::Errno::PERM) => is_right() && kill_process(raw, signal).is_ok(),
        Err(_) => false,
    }
}

/// Sends a signal if `is_right` confirms the process. Returns whether it was sent.
#[cfg(not(target_os = "linux"))]
pub(crate) fn send_if(pid: i32, signal: Signal, is_right: impl Fn() -> bool) -> bool {
    is_right() && Pid::from_raw(pid).is_some_and(|pid| kill_process(pid, signal).is_ok())
}
