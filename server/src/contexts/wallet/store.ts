import { assert, isCurrencyCode, present } from '@portal/money';
import { sql } from 'kysely';
import type { Ctx } from '../../platform/context.ts';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { looking, send, type Statement } from '../../platform/statement.ts';
import { accountKey, type AccountState } from './decide.ts';
import { type AccountPath, isGuarded } from './transfer.ts';

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
 * which entries reversed. Guarded accounts are locked in the order of their ids, so that two
 * batches can never wait for each other crosswise.
 */
export async function lookAndLock(ctx: Ctx, asked: LookFor): Promise<Look> {
  return completeLook(ctx, asked, await send(ctx.tx, lookStatement(asked)));
}

/** Makes the accounts that a first look did not find, and looks again. */
export async function completeLook(ctx: Ctx, asked: LookFor, found: Look): Promise<Look> {
  if (found.accounts.size === asked.names.size) {
    return found;
  }
  const missing = [...asked.names].filter(([key]) => !found.accounts.has(key));
  await insertAccounts(
    ctx,
    missing.map(([, name]) => name),
  );
  return send(ctx.tx, lookStatement(asked));
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

/** The first look of {@link lookAndLock}. */
export function lookStatement(asked: LookFor): Statement<Look> {
  const names = [...asked.names.values()];
  const guarded = plain(names.map((name) => String(isGuarded(name.path))));
  // `= any (…)` keeps these on their indexes whatever the planner believes about growing tables.
  const query = sql<LookRow>`
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
    from entries where debt = any(${texts(asked.debts)}::text[])
    union all
    select null, null, null, null, null, reverses
    from entries where reverses = any(${plain(asked.reverses)}::bigint[])`;
  return looking(query, (rows) => toLook(rows, [...asked.names.keys()]));
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
  const balances = sorted.map((name) => (isGuarded(name.path) ? 0 : undefined));
  await sql`
    insert into accounts (path, currency, balance_minor)
    select * from unnest(
      ${paths(sorted)}::text[], ${currencies(sorted)}::text[], ${plain(balances)}::bigint[])
    on conflict on constraint accounts_path_currency do nothing`.execute(ctx.tx);
}

function paths(names: readonly AccountName[]): string {
  return plain(names.map((name) => name.path));
}

function currencies(names: readonly AccountName[]): string {
  return plain(names.map((name) => name.currency));
}
