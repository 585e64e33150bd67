import type pg from 'pg';

/** Every way in which the books can be wrong, as one query that must return no row (R101, R102). */
const booksQuery = `
  select 'entry does not sum to zero' as fault, entry_id::text as subject
    from lines group by entry_id, currency having sum(amount_minor) <> 0
  union all
  select 'entry without two lines', e.id::text
    from entries e left join lines l on l.entry_id = e.id group by e.id having count(l.entry_id) < 2
  union all
  select 'line without entry', l.entry_id::text
    from lines l left join entries e on e.id = l.entry_id where e.id is null
  union all
  select 'line in another currency than its account', l.entry_id::text
    from lines l left join accounts a on a.id = l.account_id
    where a.currency is distinct from l.currency
  union all
  select 'stored balance differs from its lines', a.path
    from accounts a left join lines l on l.account_id = a.id
    where a.balance_minor is not null
    group by a.id having a.balance_minor <> coalesce(sum(l.amount_minor), 0)
  union all
  select 'rolled-up balance differs from its lines', a.path
    from accounts a where a.balance_minor is null and
      coalesce((select sum(l.amount_minor) from lines l where l.account_id = a.id), 0) <>
      coalesce((select b.balance_minor from house_balances b where b.account_id = a.id), 0) +
      coalesce((select sum(d.amount_minor) from house_deltas d where d.account_id = a.id), 0)
  union all
  select 'pending amount differs from its holds', a.path
    from accounts a left join holds h on h.account_id = a.id and h.state = 'pending'
    group by a.id having a.pending_minor <> coalesce(sum(h.amount_minor), 0)
  union all
  select 'open rounds differ from what lies for them', a.path
    from accounts a where a.path in ('house:games:open', 'house:trial:open') and
      coalesce((select sum(l.amount_minor) from lines l where l.account_id = a.id), 0) <>
      coalesce((select sum(o.stake_minor) from open_rounds o
        where o.currency = a.currency and (o.mode = 'trial') = (a.path = 'house:trial:open')), 0)
  union all
  select 'open rounds for which nothing lies', o.mode
    from open_rounds o where not exists (
      select from accounts a where a.currency = o.currency
        and a.path = case o.mode when 'trial' then 'house:trial:open' else 'house:games:open' end)
  union all
  select 'open bets differ from what lies for them', a.path
    from accounts a where a.path like 'house:%:open'
      and a.path not in ('house:games:open', 'house:trial:open') and
      coalesce((select sum(l.amount_minor) from lines l where l.account_id = a.id), 0) <>
      coalesce((select sum(b.open_minor) from bets b
        where b.currency = a.currency and 'house:' || b.provider || ':open' = a.path), 0)
  union all
  select 'debts of members differ from what is owed', a.path
    from accounts a where a.path = 'house:bets:receivable' and
      coalesce((select sum(l.amount_minor) from lines l where l.account_id = a.id), 0) <>
      -coalesce((select sum(d.left_minor) from bet_debts d where d.currency = a.currency), 0)
  union all
  select 'turnover differs from the ledger', fault.figure from (
    select 'stake' as figure,
      coalesce((select sum(stake_minor) from turnover_bet_deltas), 0) +
      coalesce((select sum(stake_minor) from turnover_days), 0) -
      coalesce((select sum(l.amount_minor) from lines l join accounts a on a.id = l.account_id
        join entries e on e.id = l.entry_id
        where a.path like 'house:%:stakes' and a.currency <> 'FUN'
          and e.reference ~ '^(bet|rnd)_'), 0) as difference
    union all
    select 'payout',
      coalesce((select sum(payout_minor + jackpot_minor) from turnover_bet_deltas), 0) +
      coalesce((select sum(payout_minor + jackpot_minor) from turnover_days), 0) +
      coalesce((select sum(l.amount_minor) from lines l join accounts a on a.id = l.account_id
        join entries e on e.id = l.entry_id
        where a.path ~ '^house:.*:(wins|promo)$' and a.currency <> 'FUN'
          and e.reference ~ '^(bet|rnd)_'), 0)) fault
    where fault.difference <> 0
  union all
  select 'balance after does not follow its line', fault.entry_id::text from (
    select l.entry_id, l.balance_after_minor - l.amount_minor as before,
           coalesce(lag(l.balance_after_minor) over (
             partition by l.account_id order by l.entry_id), 0) as previous
    from lines l join accounts a on a.id = l.account_id where a.balance_minor is not null) fault
    where fault.before is distinct from fault.previous
  limit 20`;

export interface BookFault {
  readonly fault: string;
  readonly subject: string;
}

/** The faults of a database's books, one snapshot; empty when all is well. */
export async function bookFaults(pool: pg.Pool): Promise<readonly BookFault[]> {
  const { rows } = await pool.query<BookFault>(booksQuery);
  return rows;
}
