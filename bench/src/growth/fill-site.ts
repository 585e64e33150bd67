import pg from 'pg';

export interface SiteSize {
  readonly members: number;
  /** Two for each entry. */
  readonly lines: number;
}

export const growthProvider = 'vendor:growth';
const eachMinor = 1000;
const entriesAtOnce = 250_000;
const days = 150;

/** The id of the n-th member, counted from 1. */
export function memberOf(number: number): `mbr_${string}` {
  return `mbr_growth${String(number).padStart(8, '0')}`;
}

/** The same in SQL. */
const sqlMember = (number: string) => `'mbr_growth' || lpad((${number})::text, 8, '0')`;

/**
 * A site with a past, written set-based and past the code, but in balance: members whose entries
 * lie in turn over five months, one bet, one transaction and one key of a command of each.
 */
export async function fillSite(url: string, size: SiteSize): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    const { members } = size;
    const entries = Math.floor(size.lines / 2);
    await client.query(accountsOf(members, entries));
    for (let first = 1; first <= entries; first += entriesAtOnce) {
      const last = Math.min(entries, first + entriesAtOnce - 1);
      await client.query(entriesOf({ members, entries, first, last }));
    }
    await client.query(betsOf(members));
    for (const table of ['accounts', 'entries', 'lines', 'bets', 'bet_transactions']) {
      await client.query(`vacuum analyze ${table}`);
    }
    await client.query('vacuum analyze idempotency_keys');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
}

function accountsOf(members: number, entries: number): string {
  return `
    insert into accounts (path, currency, balance_minor)
      select 'member:' || ${sqlMember('n')} || ':cash', 'USD',
             ${eachMinor} * (${entries} / ${members} + (n <= ${entries} % ${members})::int)
        from generate_series(1, ${members}) n;
    insert into accounts (path, currency) values ('house:growth', 'USD');
    insert into house_balances
      select id, -${eachMinor}::bigint * ${entries} from accounts where path = 'house:growth';
    analyze accounts;`;
}

/** The entry n is the n-th of all, and belongs to the members in turn. */
function entriesOf(part: {
  readonly members: number;
  readonly entries: number;
  readonly first: number;
  readonly last: number;
}): string {
  const { members, entries, first, last } = part;
  return `
    with made as (
      insert into entries (id, debt, type, reference, posted_at)
      select nextval('entry_ids'), 'growth:' || n, 'win', 'growth',
             date_trunc('day', now()) - interval '${days} days'
               + n * (interval '${days} days' / ${entries})
        from generate_series(${first}, ${last}) n
      returning id, substr(debt, 8)::bigint - 1 as place, posted_at),
    owned as materialized (
      select made.*, a.id as account_id from made
        join accounts a on a.currency = 'USD' and a.path =
          'member:' || ${sqlMember(`1 + place % ${members}`)} || ':cash')
    insert into lines
        (entry_id, account_id, amount_minor, currency, balance_after_minor, posted_at)
    select id, account_id, ${eachMinor}, 'USD', ${eachMinor} * (place / ${members} + 1), posted_at
      from owned
    union all
    select owned.id, h.id, -${eachMinor}, 'USD', null, posted_at
      from owned join accounts h on h.path = 'house:growth'`;
}

function betsOf(members: number): string {
  return `
    insert into bets (id, member_id, placed_at, provider, tx_id, round_id, category, game_code,
        currency, stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
        balance_after_minor, settled_at)
      select gen_random_uuid(), ${sqlMember('n')}, at, '${growthProvider}', 'old-' || n,
             'old-round-' || n, 'RNG', 'reels', 'USD', 0, 0, 0, 'settled', 'LOSE', 0, 0, at
        from generate_series(1, ${members}) n,
             lateral (select now() - (n % ${days}) * interval '1 day' as at) t;
    insert into bet_transactions
        (provider, class, tx_id, state, member_id, currency, amount_minor, round_id, created_at)
      select '${growthProvider}', 'stake', 'old-' || n, 'applied', ${sqlMember('n')}, 'USD', 0,
             'old-round-' || n, now() from generate_series(1, ${members}) n;
    insert into idempotency_keys
      select 'bets ${growthProvider} stake', 'old-' || n, 'f', '{}', now()
        from generate_series(1, ${members}) n;`;
}
