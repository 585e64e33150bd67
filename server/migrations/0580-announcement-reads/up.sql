-- What a member has read is theirs on every device, so the badge of the announcements counts on the
-- server (MC-20). Which of them stand is configuration of the site; rows of others go by a job.
create table announcement_reads (
  member_id text not null,
  announcement_id text not null,
  read_at timestamptz not null,
  primary key (member_id, announcement_id)
);
create index announcement_reads_of on announcement_reads (announcement_id);
grant delete on announcement_reads to portal_app;
