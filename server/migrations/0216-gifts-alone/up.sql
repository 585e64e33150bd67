-- Who gave a red envelope, and with whose leave: what one operator gives alone is counted (R53, R106).
-- Those that were given before count as nobody's. It only makes columns and an index, so there is
-- nothing to compare before and after.
alter table envelopes add column given_by text;
alter table envelopes add column approval_id text;
create index envelopes_given_alone on envelopes (given_by, made_at)
  where given_by is not null and approval_id is null;
