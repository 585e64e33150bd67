import { assert, isCurrencyCode, assertDefined } from '@portal/money';
import type { Transaction } from '../../platform/context.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { type SqlArray, sql } from '../../platform/sql.ts';
import { looking, prepared, send, type SqlStatement } from '../../platform/statement.ts';
import type { AccountState } from './decide.ts';
import { type AccountPath, isGuarded } from './transfer.ts';
import type { InsertAccounts, LookStatement } from './generated/statements.ts';

/**
 * SQL of accounts. Amounts are minor units; arrays travel as one parameter each.
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
 * which entries reversed. Guarded accounts are locked in the order of their paths, so that two
 * batches can never wait for each other crosswise.
 */
export async function lookAndLock(tx: Transaction, query: LookFor): Promise<Look> {
  return completeLook(tx, query, await send(tx, lookStatement(query)));
}

/** Makes the accounts that a first look did not find, and looks again. */
export async function completeLook(tx: Transaction, query: LookFor, look: Look): Promise<Look> {
  if (look.accounts.size === query.names.size) {
    return look;
  }
  const missing = [...query.names].filter(([key]) => !look.accounts.has(key));
  await insertAccounts(tx, new Map(missing));
  return send(tx, lookStatement(query));
}

/**
 * A row names its account by the position in the query's list, so that the database need not send
 * the names back.
 */
type LookRow = LookStatement['row'];

/**
 * The first look of {@link lookAndLock}. Each row is sought on its own, so that the plan that
 * sessions keep is good for tables of any size.
 */
export function lookStatement(lookFor: LookFor): SqlStatement<Look> {
  const names = inLockOrder(lookFor.names);
  const guarded = names.filter(([, { path }]) => isGuarded(path));
  const house = names.filter(([, { path }]) => !isGuarded(path));
  const query = sql<LookStatement>`
    with guarded as materialized (
      select w.position, a.*
      from unnest(${paths(guarded)}::text[], ${currencies(guarded)}::text[])
        with ordinality as w (path, currency, position)
      cross join lateral (
        select id, balance_minor, pending_minor from accounts
        where path = w.path and currency = w.currency limit 1 for no key update) a)
    select position, id, balance_minor, pending_minor, null as debt, null::bigint as reversed
    from guarded
    union all
    select w.position + ${guarded.length}::bigint, a.id, null, 0, null, null
    from unnest(${paths(house)}::text[], ${currencies(house)}::text[])
      with ordinality as w (path, currency, position)
    cross join lateral (
      select id from accounts where path = w.path and currency = w.currency limit 1) a
    union all
    select null, null, null, null, e.debt, null
    from unnest(${texts(lookFor.debts)}::text[]) as w (debt)
    cross join lateral (select debt from entries where debt = w.debt limit 1) e
    union all
    select null, null, null, null, null, e.reverses
    from unnest(${plain(lookFor.reverses.map(BigInt))}::bigint[]) as w (entry_id)
    cross join lateral (select reverses from entries where reverses = w.entry_id limit 1) e`;
  const keys = [...guarded, ...house].map(([key]) => key);
  return prepared(looking(query, (rows) => toLook(rows, keys)));
}

/** By their paths: two batches then never wait for each other crosswise. */
function inLockOrder(names: LookFor['names']): readonly (readonly [string, AccountName])[] {
  return [...names].toSorted(([left], [right]) => (left < right ? -1 : 1));
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
      accounts.set(assertDefined(keys[Number(row.position) - 1], 'a position that was asked for'), {
        id: assertDefined(row.id, 'an account has an id'),
        balanceMinor: row.balance_minor ?? 0n,
        pendingMinor: row.pending_minor ?? 0n,
      });
    }
  }
  return { accounts, paidDebts, reversedEntries };
}

const pathPattern = /^[a-z][a-z0-9-]*(?::[\w-]+)+$/u;

async function insertAccounts(tx: Transaction, names: LookFor['names']): Promise<void> {
  for (const { path, currency } of names.values()) {
    assert(pathPattern.test(path) && isCurrencyCode(currency), `${path} ${currency} is no account`);
  }
  const sorted = inLockOrder(names);
  const balances = sorted.map(([, { path }]) => (isGuarded(path) ? 0 : undefined));
  await sql<InsertAccounts>`
    insert into accounts (path, currency, balance_minor)
    select * from unnest(
      ${paths(sorted)}::text[], ${currencies(sorted)}::text[], ${plain(balances)}::bigint[])
    on conflict on constraint accounts_path_currency do nothing`.execute(tx);
}

function paths(names: readonly (readonly [string, AccountName])[]): SqlArray<string> {
  return plain(names.map(([, { path }]) => path));
}

function currencies(names: readonly (readonly [string, AccountName])[]): SqlArray<string> {
  return plain(names.map(([, { currency }]) => currency));
}
