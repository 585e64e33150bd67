-- What members did beyond deposits and play (agents-loyalty-money.md D4): days with a login, wins as
-- a multiple, friends, fields of the profile, bound contacts, days in the installed app.
alter table missions drop constraint missions_kind_check,
  add constraint missions_kind_check check (kind in (
    'DEPOSIT_SUM', 'DEPOSIT_COUNT', 'VALID_SUM', 'GAME_ROUNDS', 'WIN_MULTIPLIER', 'LOGIN_STREAK',
    'INVITE', 'PROFILE', 'BIND', 'APP_LOGIN'));

create table mission_facts (
  member_id text not null,
  kind text not null check (kind in (
    'WIN_MULTIPLIER', 'LOGIN_STREAK', 'INVITE', 'PROFILE', 'BIND', 'APP_LOGIN')),
  -- What counts once: a day, an hour of play, a friend, a field, a contact.
  what text not null,
  site_day date not null,
  -- Of play alone.
  category text,
  -- Of a win: payout by stake, in hundredths.
  figure bigint not null default 0,
  noted_at timestamptz not null,
  primary key (member_id, kind, what)
);
grant delete on mission_facts to portal_app;
create index mission_facts_of_days on mission_facts (member_id, site_day);
