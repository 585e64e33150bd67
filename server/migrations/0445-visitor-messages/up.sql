-- Somebody without an account writes to the customer service: who they say they are, where the answer
-- goes, and in which language (portal.md 2: the service button of the closed pages).
alter table feedback alter column member_id drop not null,
  add column visitor_name text,
  add column visitor_email text,
  add column visitor_locale text,
  add constraint feedback_sender check (
    num_nonnulls(visitor_name, visitor_email, visitor_locale)
      = case when member_id is null then 3 else 0 end);
create index feedback_by_visitor on feedback (visitor_email) where visitor_email is not null and answer is null;

alter table captchas drop constraint captchas_action_check,
  add constraint captchas_action_check check (action in ('login', 'register', 'sms', 'feedback'));
