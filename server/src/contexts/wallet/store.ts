import { assert, isCurrencyCode, present } from '@portal/money';
import { sql } from 'kysely';
import { RetryTransaction } from '../../platform/database.ts';
import type { Ctx } from '../../platform/context.ts';
import { accountKey, type AccountState, type Posting } from './decide.ts';
import { type AccountPath, isGuarded } from './transfer.ts';

/**
 * SQL of accounts and of the journal. Amounts are minor units; arrays travel as one parameter
 * each.
 */

export interface AccountName {
  readonly path: AccountPath;
  readonly currency: string;
}

/** What a batch needs to know before it is decided. */
export interface Look {
  readonly accounts: ReadonlyMap<string, AccountState>;
  readonly paidDebts: ReadonlySet<string>;
  readonly reversedEntries: ReadonlySet<string>;
}

export interface LookFor {
  /** By {@link accountKey}. */
  readonly names: ReadonlyMap<string, AccountName>;
  readonly debts: readonly string[];
  readonly reverses: readonly string[];
}

/**
 * One look: the accounts by {@link accountKey}, made when they are new, and which debts are paid
 * and
 * which entries reversed. Guarded accounts are locked in the order of their ids, so that two
 * batches can never wait for each other crosswise.
 */
export async function lookAndLock(ctx: Ctx, asked: LookFor): Promise<Look> {
  const found = await selectForPosting(ctx, asked);
  if (found.accounts.size === asked.names.size) {
    return found;
  }
  const missing = [...asked.names].filter(([key]) => !found.accounts.has(key));
  await insertAccounts(
    ctx,
    missing.map(([, name]) => name),
  );
  return selectForPosting(ctx, asked);
}

/**
 * An account points back to the asked names by its position, so that they need not travel twice.
 */
interface LookRow {
  position: bigint | null;
  id: bigint | null;
  balance_minor: bigint | null;
  pending_minor: bigint | null;
  debt: string | null;
  reversed: bigint | null;
}

async function selectForPosting(ctx: Ctx, asked: LookFor): Promise<Look> {
  const names = [...asked.names.values()];
  const guarded = names.map((name) => isGuarded(name.path));
  // `= any (…)` keeps these on their indexes whatever the planner believes about growing tables.
  const { rows } = await sql<LookRow>`
    with wanted as materialized (
      select * from unnest(${paths(names)}::text[], ${currencies(names)}::text[],
        ${guarded}::boolean[]) with ordinality as w (path, currency, is_guarded, position)),
    guarded as materialized (
      select w.position, a.id, a.balance_minor, a.pending_minor
      from accounts a join wanted w on a.path = w.path and a.currency = w.currency
      where w.is_guarded and a.path = any(${paths(names)}::text[])
      order by a.id for no key update of a)
    select position, id, balance_minor, pending_minor, null as debt, null::bigint as reversed
    from guarded
    union all
    select w.position, a.id, null, 0, null, null
    from accounts a join wanted w on a.path = w.path and a.currency = w.currency
    where not w.is_guarded
      and a.path = any(${paths(names.filter((name) => !isGuarded(name.path)))}::text[])
    union all
    select null, null, null, null, debt, null
    from entries where debt = any(${asked.debts}::text[])
    union all
    select null, null, null, null, null, reverses
    from entries where reverses = any(${asked.reverses}::bigint[])`.execute(ctx.tx);
  return toLook(rows, [...asked.names.keys()]);
}

function toLook(rows: readonly LookRow[], keys: readonly string[]): Look {
  const accounts = new Map<string, AccountState>();
  const paidDebts = new Set<string>();
  const reversedEntries = new Set<string>();
  for (const row of rows) {
    if (row.debt !== null) {
      paidDebts.add(row.debt);
    } else if (row.reversed !== null) {
      reversedEntries.add(String(row.reversed));
    } else {
      accounts.set(present(keys[Number(row.position) - 1], 'a position that was asked for'), {
        id: present(row.id, 'an account has an id'),
        balanceMinor: row.balance_minor ?? 0n,
        pendingMinor: row.pending_minor ?? 0n,
      });
    }
  }
  return { accounts, paidDebts, reversedEntries };
}

const pathPattern = /^[a-z][a-z0-9-]*(?::[\w-]+)+$/u;

async function insertAccounts(ctx: Ctx, names: readonly AccountName[]): Promise<void> {
  for (const { path, currency } of names) {
    assert(pathPattern.test(path) && isCurrencyCode(currency), `${path} ${currency} is no account`);
  }
  const sorted = names.toSorted((a, b) =>
    accountKey(a.path, a.currency) < accountKey(b.path, b.currency) ? -1 : 1,
  );
  const balances = sorted.map((name) => (isGuarded(name.path) ? '0' : null));
  await sql`
    insert into accounts (path, currency, balance_minor)
    select * from unnest(
      ${paths(sorted)}::text[], ${currencies(sorted)}::text[], ${balances}::bigint[])
    on conflict on constraint accounts_path_currency do nothing`.execute(ctx.tx);
}

/**
 * Writes entries, lines, stored balances and house deltas of a whole batch in one statement and
 * returns the entry ids in order. Ids are drawn here, after the locks, so that the lines of an
 * account sort in the order in which they changed it.
 */
export async function insertPostings(
  ctx: Ctx,
  batch: {
    readonly postings: readonly Posting[];
    readonly balances: readonly { readonly id: bigint; readonly balanceMinor: bigint }[];
  },
): Promise<readonly string[]> {
  const { postings, balances } = batch;
  const postedAt = String(ctx.clock.now());
  const deltas = houseDeltas(postings);
  const columns = columnsOf(postings);
  const changedIds = integers(balances.map((row) => row.id));
  try {
    const { rows } = await sql<{ entry_id: bigint }>`
      with posting as materialized (
        select nextval('entry_ids') as entry_id, p.*
        from unnest(
          ${columns.debts}::text[], ${columns.types}::text[], ${columns.references}::text[],
          ${columns.reverses}::bigint[], ${columns.fromIds}::bigint[], ${columns.toIds}::bigint[],
          ${columns.amounts}::bigint[], ${columns.currencies}::text[],
          ${columns.fromAfter}::bigint[], ${columns.toAfter}::bigint[])
        as p (debt, type, reference, reverses, from_id, to_id, amount, currency,
              from_after, to_after)),
      new_entries as (
        insert into entries (id, debt, type, reference, reverses, posted_at)
        select entry_id, debt, type, reference, reverses, ${postedAt}::timestamptz from posting),
      new_lines as (
        insert into lines
          (entry_id, account_id, amount_minor, currency, balance_after_minor, posted_at)
        select p.entry_id, side.account_id, side.amount, p.currency, side.after,
               ${postedAt}::timestamptz
        from posting p cross join lateral (values
          (p.from_id, -p.amount, p.from_after), (p.to_id, p.amount, p.to_after))
          as side (account_id, amount, after)),
      new_balances as (
        update accounts a set balance_minor = b.balance
        from unnest(${changedIds}::bigint[],
                    ${integers(balances.map((row) => row.balanceMinor))}::bigint[])
          as b (id, balance)
        where a.id = b.id and a.id = any(${changedIds}::bigint[])),
      new_deltas as (
        insert into house_deltas (account_id, amount_minor)
        select * from unnest(${[...deltas.keys()]}::bigint[], ${[...deltas.values()]}::bigint[]))
      select entry_id from posting`.execute(ctx.tx);
    return rows.map((row) => String(row.entry_id));
  } catch (error) {
    throw lostRace(error) ? new RetryTransaction('a debt was paid meanwhile') : error;
  }
}

/** A twin elsewhere committed between our look and our insert; a fresh look will see it. */
function lostRace(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && (constraint === 'entries_debt' || constraint === 'entries_reverses');
}

function columnsOf(postings: readonly Posting[]) {
  return {
    debts: postings.map(({ transfer }) => transfer.debt),
    types: postings.map(({ transfer }) => transfer.type),
    references: postings.map(({ transfer }) => transfer.reference),
    reverses: integers(postings.map(({ transfer }) => transfer.reverses)),
    fromIds: integers(postings.map((posting) => posting.fromId)),
    toIds: integers(postings.map((posting) => posting.toId)),
    amounts: integers(postings.map(({ transfer }) => transfer.amountMinor)),
    currencies: postings.map(({ transfer }) => transfer.currency),
    fromAfter: integers(postings.map((posting) => posting.fromAfterMinor)),
    toAfter: integers(postings.map((posting) => posting.toAfterMinor)),
  };
}

/** An array of PostgreSQL as one piece of text: whole numbers need no quoting, batches are long. */
function integers(values: readonly (bigint | string | undefined)[]): string {
  return `{${values.map((value) => (value === undefined ? 'null' : String(value))).join(',')}}`;
}

/** What the batch changes per house account: one small row each instead of one hot balance. */
function houseDeltas(postings: readonly Posting[]): ReadonlyMap<bigint, bigint> {
  const deltas = new Map<bigint, bigint>();
  const add = (id: bigint, amount: bigint) => deltas.set(id, (deltas.get(id) ?? 0n) + amount);
  for (const { transfer, fromId, toId, fromAfterMinor, toAfterMinor } of postings) {
    if (fromAfterMinor === undefined) {
      add(fromId, 0n - transfer.amountMinor);
    }
    if (toAfterMinor === undefined) {
      add(toId, transfer.amountMinor);
    }
  }
  return deltas;
}

function paths(names: readonly AccountName[] | undefined): readonly string[] {
  return (names ?? []).map((name) => name.path);
}

function currencies(names: readonly AccountName[] | undefined): readonly string[] {
  return (names ?? []).map((name) => name.currency);
}
