-- An order that its provider was not asked about any more, and that nobody has paid, is asked about
-- again: a paid one whose event was lost stayed open for ever (agents-loyalty-money.md E3). One that
-- its provider never opened expires like one that it did (E2). Undone by the old index alone.
drop index deposits_to_expire;
create index deposits_to_expire on deposits (expires_at) where state in ('CREATED', 'AWAITING');
update deposits set ask_at = expires_at, asked = 0
 where provider <> 'manual' and paid_minor is null and closed_at is null
   and (ask_at is null or asked > 1000);
