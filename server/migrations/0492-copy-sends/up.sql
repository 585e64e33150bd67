-- Which copies of messages left by SMS and e-mail lately, for their budgets (R65). It only makes a
-- table and its indexes, so there is nothing to compare before and after; dropping it undoes it.
create table inbox_copy_sends (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('sms', 'email')),
  -- What nobody may miss, what members chose, and the last word to a contact that was replaced: none
  -- uses up the budget of another.
  lane text not null check (lane in ('always', 'chosen', 'farewell')),
  recipient text not null,
  recipient_range text not null,
  country text,
  sent_at timestamptz not null
);
create index inbox_copy_sends_recipient on inbox_copy_sends (recipient, sent_at);
create index inbox_copy_sends_range on inbox_copy_sends (recipient_range, sent_at);
create index inbox_copy_sends_country on inbox_copy_sends (country, sent_at);
create index inbox_copy_sends_sent on inbox_copy_sends (sent_at);
grant delete on inbox_copy_sends to portal_app;
