-- Purses of vendors whose money comes back by itself, because a break of their member began (R10):
-- the vendor is asked what lies there and told to send it, until nothing came for a while.
create table purse_recalls (
  member_id text not null references members (id),
  vendor_code text not null references vendor_purses (vendor_code),
  -- Since when its member is on a break.
  asked_at timestamptz not null,
  -- How often it was looked at since, and when it is next.
  tries int not null default 0,
  try_at timestamptz not null,
  primary key (member_id, vendor_code)
);
create index purse_recalls_due on purse_recalls (try_at);
grant update (asked_at, tries, try_at), delete on purse_recalls to portal_app;
