-- A rain may be for a rank, and for who played the day before (agents-loyalty-money.md D6).
alter table envelopes add column least_rank integer not null default 0 check (least_rank >= 0);
alter table envelopes add column needs_play boolean not null default false;
