-- Messages to the customer service, with the one answer that each of them gets, and how clear articles
-- of the help centre were.
create table feedback (
  id text primary key,
  member_id text not null,
  question_type text not null,
  content text not null,
  sent_at timestamptz not null,
  answer text,
  answered_by text,
  answered_by_name text,
  answered_at timestamptz,
  constraint feedback_answered check (
    (answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)
    and (answer is null) = (answered_by_name is null))
);
grant update (answer, answered_by, answered_by_name, answered_at) on feedback to portal_app;
create index feedback_waiting on feedback (id collate "C") where answer is null;
create index feedback_by_member on feedback (member_id, id collate "C" desc);

create table help_votes (
  article_id text primary key,
  clear int not null check (clear >= 0),
  unclear int not null check (unclear >= 0)
);
grant update (clear, unclear) on help_votes to portal_app;
