-- Rewards of points and of raffle tickets, tickets that were given, and promotions for a deposit that
-- is played (agents-loyalty-money.md D7, D8).
alter table rewards add column in_kind jsonb,
  add constraint rewards_in_kind check (in_kind is null or free_spins is null);

-- What gave a ticket; null of one that was earned by the figures of its day.
alter table raffle_tickets add column given_for text,
  drop constraint raffle_tickets_raffle_id_member_id_earned_on_number_key,
  add constraint raffle_tickets_once
    unique nulls not distinct (raffle_id, member_id, earned_on, given_for, number);

-- What was played on the days of an entry before its deposit; it does not count.
alter table promotion_entries add column before_minor bigint not null default 0;
grant update (before_minor) on promotion_entries to portal_app;
