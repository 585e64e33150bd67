-- A number belongs to one member, on however many chains it is bound (agents-loyalty-money.md E4). Only a lock saw to it
-- since one address may be bound once on each of its chains; now whose it is stands once, and the table of accounts
-- writes it itself: whoever binds a number of somebody else fails, whichever way it comes.
create table payout_numbers (
  number_mark bytea primary key,
  member_id text not null references members (id)
);
revoke insert, update, delete, truncate on payout_numbers from portal_app;
insert into payout_numbers (number_mark, member_id)
  select distinct number_mark, member_id from payout_accounts where removed_at is null;

create function keep_number_owner() returns trigger
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner_id text;
begin
  -- Whoever binds the same number meanwhile waits at its row.
  if tg_op = 'UPDATE' and old.removed_at is null
     and (new.removed_at is not null or new.number_mark <> old.number_mark) then
    perform 1 from payout_numbers where number_mark = old.number_mark for update;
    delete from payout_numbers n where n.number_mark = old.number_mark and not exists (
      select from payout_accounts a where a.number_mark = old.number_mark and a.removed_at is null);
  end if;
  if new.removed_at is null then
    insert into payout_numbers (number_mark, member_id) values (new.number_mark, new.member_id)
      on conflict (number_mark) do update set member_id = payout_numbers.member_id
      returning member_id into owner_id;
    if owner_id <> new.member_id then
      raise exception 'the number of account % belongs to another member', new.id
        using errcode = 'unique_violation', constraint = 'payout_numbers_pkey';
    end if;
  end if;
  return null;
end $$;
create trigger payout_accounts_number_owner
  after insert or update of number_mark, removed_at, member_id on payout_accounts
  for each row execute function keep_number_owner();
