-- The request for a second person under which an application was put before them, or was credited:
-- what one operator approves alone is counted with what they give (R53, R106).
alter table promotion_entries add column approval_id text references approvals (id);
grant update (approval_id) on promotion_entries to portal_app;
create index promotion_entries_alone on promotion_entries (decided_by, decided_at)
  where status = 'ISSUED' and decided_by is not null and approval_id is null;
