-- The play that a reward carries is found by source and reference; nothing ever wrote this column.
alter table rewards drop column requirement_id;
