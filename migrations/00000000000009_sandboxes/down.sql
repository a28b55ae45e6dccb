alter table changes drop column rewound;
drop table faults;
drop table rewinds;
drop table sandboxes;
