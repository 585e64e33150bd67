import { currency, parseAmount } from '@portal/money';
import type { StatementRow } from '@portal/server/src/contexts/cashier/providers/adapter.ts';
import { keepRun } from '@portal/server/src/contexts/cashier/control/use-cases/keep-run.ts';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import { bookFaults } from '@portal/server/test/books.ts';
import type { Verdict } from '../verdict.ts';
import { providerCode, readStatement } from './statement.ts';
import type { World } from './world.ts';

const ends = ['CREDITED', 'EXPIRED', 'FAILED', 'REFUNDED', 'CHARGEBACK'] as const;

/** Every order has one end, is in the ledger once, and both sides say the same to the cent. */
export async function judgeOrders(world: World, orders: number): Promise<Verdict> {
  const statement = await readStatement(world);
  const states = await statesOf(world);
  const ended = ends.reduce((sum, state) => sum + (states[state] ?? 0), 0);
  const { missing, differences } = await compare(world, statement);
  const planted = await comparePlanted(world, statement);
  const credits = await creditFaults(world);
  const books = await bookFaults(world.owner);
  return {
    scenario: 'payments of a provider that doubles, reorders, delays and loses',
    acked: ended,
    lost: missing,
    doubled: credits,
    unresolved: orders - ended,
    faults: [
      ...(differences === 0 ? [] : [`the statements differ in ${differences} lines`]),
      ...(planted.found === planted.planted
        ? []
        : [`of ${planted.planted} planted differences ${planted.found} were found`]),
      ...(await payoutFaults(world)),
      ...(await ledgerFaults(world, statement)),
      ...books.map(({ fault, subject }) => `books: ${fault} (${subject})`),
    ],
    notes: {
      orders,
      planted: planted.planted,
      ...(await eventsOf(world)),
      ...(await payoutsOf(world)),
      ...states,
    },
  };
}

async function statesOf({ owner }: World): Promise<Readonly<Record<string, number>>> {
  const { rows } = await owner.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from deposits group by state order by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

async function eventsOf({ owner }: World): Promise<Readonly<Record<string, number>>> {
  const { rows } = await owner.query<{ events: number; ignored: number }>(
    `select count(*)::int as events, count(*) filter (where outcome = 'ignored')::int as ignored
       from payment_events`,
  );
  return rows[0] === undefined ? {} : { ...rows[0] };
}

async function payoutsOf({ owner }: World): Promise<Readonly<Record<string, number>>> {
  const { rows } = await owner.query<{ state: string; count: number }>(
    'select state, count(*)::int as count from withdrawal_payouts group by state order by state',
  );
  return Object.fromEntries(rows.map(({ state, count }) => [`payouts ${state}`, count]));
}

/**
 * A payout has one end; what its provider paid was taken from its member once, and what the bank
 * sent back after that was given once. What came back before it was taken waits at the desk; what
 * came back before anybody said that it was paid never left the member.
 */
async function payoutFaults({ owner }: World): Promise<readonly string[]> {
  const { rows } = await owner.query<{ reference: string; state: string }>(
    `select p.reference, p.state from withdrawal_payouts p
       join withdrawals w on w.id = p.withdrawal_id
       join withdrawal_slices s on s.id = p.slice_id
       left join entries e on e.debt = 'slice:' || p.slice_id || ':done'
       left join entries b on b.debt = 'slice:' || p.slice_id || ':returned'
      where p.closed_at is null
         or (p.state = 'PAID' and (s.returned_at is null or s.state <> 'RELEASED'))
              <> (e.id is not null)
         or (s.returned_at is not null and s.state <> 'RELEASED') <> (b.id is not null)
         or w.state <> case when p.state = 'PAID' and s.returned_at is not null
                            then case when s.state = 'RELEASED' then 'PAYING' else 'RETURNED' end
                            when p.state = 'PAID' then 'COMPLETED'
                            when p.failure = 'RETRY' then 'PAYING' else 'FAILED' end`,
  );
  return rows.map(({ reference, state }) => `payout ${reference} came to no one end (${state})`);
}

/** Orders whose credits are not as many as their state says: one, or none. */
async function creditFaults({ owner }: World): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    `select count(*)::int as count from (
       select d.id from deposits d left join entries e on e.reference = d.id and e.type = 'deposit'
        group by d.id
       having count(e.id) <> case when d.credited_at is null then 0 else 1 end) faults`,
  );
  return rows[0]?.count ?? 0;
}

/** What the ledger says the provider owes, against what it says itself. */
async function ledgerFaults(
  { owner }: World,
  statement: readonly StatementRow[],
): Promise<readonly string[]> {
  const sum = async (path: string) => {
    const { rows } = await owner.query<{ sum: string }>(
      `select coalesce(sum(l.amount_minor), 0)::text as sum
         from lines l join accounts a on a.id = l.account_id where a.path = $1`,
      [path],
    );
    return BigInt(rows[0]?.sum ?? '0');
  };
  const { rows } = await owner.query<{ sum: string }>(
    `select coalesce(sum(paid_minor), 0)::text as sum from deposits where state = 'REFUNDED'`,
  );
  const told = statement.reduce((total, row) => total + signedMinor(row), 0n);
  const owed = told - BigInt(rows[0]?.sum ?? '0') + (await sum(`outside:provider:${providerCode}`));
  const aside = await sum('house:suspense');
  return [
    ...(owed === 0n ? [] : [`ledger and provider differ by ${owed}`]),
    ...(aside === 0n ? [] : [`${aside} lie aside`]),
  ];
}

function signedMinor({ amount, currency: code, kind }: StatementRow): bigint {
  const minor = parseAmount(amount, currency(code));
  const value = minor.ok ? minor.value : 0n;
  return kind === 'PAYMENT' || kind === 'RETURN' ? value : -value;
}

const day = ({ clock, back }: World) =>
  clock.now().toZonedDateTimeISO(back.site.timeZone).toPlainDate();

async function compare(world: World, statement: readonly StatementRow[]) {
  const run = { provider: providerCode, day: day(world), statement };
  const differences = await world.parts.work.run(systemUnit('torture_compare'), (ctx) =>
    keepRun(ctx, run),
  );
  const { rows } = await world.owner.query<{ count: number }>(
    "select count(*)::int as count from reconciliation_cases where kind = 'missing_here'",
  );
  return { differences, missing: rows[0]?.count ?? 0 };
}

const each = 10;

/** Lines that are left out, doubled, changed and made up: every one has to be found. */
async function comparePlanted(world: World, statement: readonly StatementRow[]) {
  const payments = statement.filter(({ kind }) => kind === 'PAYMENT');
  const count = Math.min(each, Math.floor(payments.length / 4));
  const part = (place: number) => payments.slice(place * count, (place + 1) * count);
  const [left, doubled, changed, copied] = [part(0), part(1), part(2), part(3)];
  const wrong = new Set([...left, ...changed]);
  const altered = [
    ...statement.filter((row) => !wrong.has(row)),
    ...doubled,
    ...changed.map((row) => ({ ...row, amount: `${row.amount.slice(0, -1)}1` })),
    ...copied.map((row) => ({ ...row, transaction: `${row.transaction}-foreign` })),
  ];
  const run = { provider: providerCode, day: day(world), statement: altered };
  const found = await world.parts.work.run(systemUnit('torture_planted'), (ctx) =>
    keepRun(ctx, run),
  );
  return { planted: count * 4, found };
}
