-- What members say of themselves: a picture of the six that we draw, and where they want to hear of
-- offers. Consent is given per channel; who never said anything gave none.
alter table members add column avatar smallint check (avatar between 0 and 5);
grant update (nickname, avatar, profile) on members to portal_app;

create table marketing_consents (
  member_id text not null references members (id) on delete cascade,
  channel text not null check (channel in ('sms', 'email')),
  is_given boolean not null,
  changed_at timestamptz not null,
  primary key (member_id, channel)
);
grant update (is_given, changed_at) on marketing_consents to portal_app;
