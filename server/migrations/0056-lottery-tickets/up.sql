-- What members bet on the lottery. It only makes tables and adds columns with constant defaults.

-- One slip: its lines at multiple 1, and the issues that it is played in.
create table lottery_orders (
  id text primary key,
  member_id text not null,
  game_code text not null,
  -- The settings that it was placed under.
  game_version int not null,
  placed_at timestamptz not null,
  currency text not null,
  -- The lines with prices and units as they were accepted; a receipt shows this text.
  lines json not null,
  lines_hash text not null,
  stop_on_win boolean not null,
  cost_minor bigint not null check (cost_minor > 0),
  foreign key (game_code, game_version) references lottery_game_versions (game_code, version)
);
revoke update, delete, truncate on lottery_orders from portal_app;
create index lottery_orders_by_member on lottery_orders (member_id, id desc);

-- An order in one issue: the unit of money, of the seal and of settlement.
create table lottery_tickets (
  id text primary key,
  order_id text not null references lottery_orders (id),
  issue_id bigint not null references lottery_issues (id),
  member_id text not null,
  multiple int not null check (multiple >= 1),
  cost_minor bigint not null check (cost_minor > 0),
  rebate_minor bigint not null check (rebate_minor >= 0),
  leaf bytea not null check (octet_length(leaf) = 32),
  state text not null default 'open'
    check (state in ('open', 'won', 'lost', 'refunded', 'partial', 'cancelled', 'void')),
  -- The draw that it was settled by.
  draw_version int not null default 0,
  payout_minor bigint not null default 0 check (payout_minor >= 0),
  -- What limits took from the payout.
  cut_minor bigint not null default 0 check (cut_minor >= 0),
  settled_at timestamptz,
  constraint tickets_settled check ((state = 'open') = (settled_at is null))
) with (fillfactor = 70);
revoke update, delete, truncate on lottery_tickets from portal_app;
grant update (state, draw_version, payout_minor, cut_minor, settled_at) on lottery_tickets
  to portal_app;
create index lottery_tickets_by_issue on lottery_tickets (issue_id, id);
create index lottery_tickets_by_order on lottery_tickets (order_id);
create index lottery_tickets_by_member on lottery_tickets (member_id, issue_id);

-- What an issue would owe on a number, where its game has a limit (R48).
create table lottery_exposures (
  issue_id bigint not null references lottery_issues (id),
  bet_type text not null,
  number text not null,
  owed bigint not null check (owed >= 0),
  primary key (issue_id, bet_type, number)
);
grant update (owed) on lottery_exposures to portal_app;

-- How often a member took orders back, by the day of the site (lottery.md B6).
create table lottery_cancels (
  member_id text not null,
  day date not null,
  cancels int not null check (cancels >= 1),
  primary key (member_id, day)
);
grant update (cancels) on lottery_cancels to portal_app;

-- A corrected result is settled again while the issue stays settled.
alter table lottery_issues add column is_settling boolean not null default false;
grant update (is_settling) on lottery_issues to portal_app;
create index lottery_issues_settling on lottery_issues (id) where is_settling;

-- An operator may ask for a void instead of a result; two equal wishes are carried out (R44).
alter table lottery_result_entries alter column draw drop not null,
  add column reason text not null default '';
grant update (reason) on lottery_result_entries to portal_app;
