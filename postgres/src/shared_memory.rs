//! The System V shared memory segment that every process of a server is attached to. PostgreSQL does not start while a process
//! is attached to an old segment: old and new backends on the same files would corrupt them.

use std::fs;

/// A segment as `postmaster.pid` names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Segment {
    key: u32,
    id: u64,
}

impl Segment {
    /// Parses `key id`. The system treats a key as signed, PostgreSQL prints it unsigned and wider: the low 32 bits are compared.
    #[expect(clippy::cast_possible_truncation, reason = "the low bits are the key")]
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let mut numbers = text.split_whitespace();
        let key = numbers.next()?.parse::<u64>().ok()? as u32;
        Some(Self { key, id: numbers.next()?.parse().ok()? })
    }

    /// The number of attached processes; `None` if the system does not report it.
    pub(crate) fn attached(self) -> Option<u64> {
        fs::read_to_string("/proc/sysvipc/shm").ok().map(|table| self.attached_in(&table))
    }

    /// The first columns are key, id, mode, size, creator, last user, number of attached processes.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the low bits are the key")]
    fn attached_in(self, table: &str) -> u64 {
        let attached = |line: &str| {
            let column = |number: usize| line.split_whitespace().nth(number);
            let same = column(0)?.parse::<i64>().ok()? as u32 == self.key && column(1)?.parse() == Ok(self.id);
            if same { column(6)?.parse().ok() } else { None }
        };
        table.lines().find_map(attached).unwrap_or(0)
    }

    /// Whether a process is attached, from its list of mappings, where the id is shown as the inode.
    pub(crate) fn is_attached_to(self, pid: i32) -> bool {
        let maps = fs::read_to_string(format!("/proc/{pid}/maps")).unwrap_or_default();
        let name = format!("/SYSV{:08x}", self.key);
        maps.lines().any(|line| {
            let mut columns = line.split_whitespace().skip(4);
            columns.next().and_then(|it| it.parse().ok()) == Some(self.id)
                && columns.next().is_some_and(|it| it == name)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Segment;

    #[test]
    fn attached_processes_are_counted_by_segment() {
        let table = "       key      shmid perms                  size  cpid  lpid nattch   uid\n\
                       10027968          6   600                    56 19539 19706      2   101\n\
                      -10027968          7   600                    56 19539 19706     16   101\n";
        let attached = |text: &str| Segment::parse(text).map(|it| it.attached_in(table));
        assert_eq!(attached(" 10027968         6"), Some(2));
        assert_eq!(attached("18446744073699523648 7"), Some(16));
        assert_eq!(attached("10027968 7"), Some(0));
        assert_eq!(attached("10027968"), None);
    }
}
