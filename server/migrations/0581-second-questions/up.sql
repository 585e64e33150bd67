-- Whoever was answered may write once more to the same matter (MC-24): a message of its own that says which it follows, so that
-- queue, answer, trail and inbox are the same as for any other.
alter table feedback add column follows text unique references feedback (id);
alter table feedback add constraint feedback_follows check (follows <> id and (follows is null or member_id is not null));
