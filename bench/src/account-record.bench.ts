import { assertDefined } from '@portal/money';
import {
  selectAccountId,
  selectEnds,
  selectStatement,
  sumStatement,
} from '@portal/server/src/contexts/wallet/store-balances.ts';
import type { Transaction } from '@portal/server/src/platform/context.ts';
import type { Bench } from './bench.ts';
import { linesOfPage, lookAtFirstPage, recordRows } from './first-page.ts';

const path = 'member:mbr_accounts01:cash';
const currency = 'USD';

/** Movements of 300 days, each an entry of two lines, in the months that the migrations made. */
const filling = [
  `insert into accounts (path, currency, balance_minor)
   values ('${path}', '${currency}', ${recordRows}), ('house:bench', '${currency}', null)`,
  `insert into entries (id, debt, type, reference, posted_at)
   select n, 'bench:' || n, 'win', 'round-' || n,
     timestamptz '2026-01-01' + n * (interval '300 days' / ${recordRows})
   from generate_series(1, ${recordRows}) as n`,
  `insert into lines (entry_id, account_id, amount_minor, currency, balance_after_minor, posted_at)
   select e.id, a.id, case when a.path = '${path}' then 1 else -1 end, a.currency,
     case when a.path = '${path}' then e.id end, e.posted_at
   from entries e, accounts a where a.path in ('${path}', 'house:bench') order by e.id`,
  'vacuum (analyze) accounts, entries, lines',
] as const;

/** The days that the record shows at first, and as many some months ago. */
const weeks = [
  { from: '2026-10-21T17:00:00Z', to: '2026-10-28T17:00:00Z' },
  { from: '2026-05-14T17:00:00Z', to: '2026-05-21T17:00:00Z' },
] as const;

/**
 * The first page of the account record of a member with a great many movements (MC-12): its lines,
 * their sums, and what stood before and after them.
 */
export const accountRecordBench: Bench = {
  name: 'account-record',
  isAskedFor: true,
  run: async (stage) => [
    await lookAtFirstPage({
      name: `first page of the account record, ${recordRows.toLocaleString('en')} movements`,
      url: await stage.freshDatabase('bench_account_record'),
      fill: async (owner) => {
        for (const statement of filling) {
          await owner.query(statement);
        }
      },
      look: (tx) => look(tx, weeks[(looks += 1) % weeks.length]),
    }),
  ],
};

let looks = 0;

async function look(tx: Transaction, week: (typeof weeks)[number] | undefined): Promise<void> {
  const { from, to } = assertDefined(week, 'there are weeks');
  const days = { from: Temporal.Instant.from(from), to: Temporal.Instant.from(to) };
  const found = await selectAccountId(tx, { path, currency });
  const accountId = assertDefined(found, 'the account is there');
  const lines = { accountId, ...days, type: undefined, before: undefined };
  await selectStatement(tx, { ...lines, limit: linesOfPage });
  await sumStatement(tx, { accountId, ...days, types: undefined, begunFrom: undefined });
  await selectEnds(tx, { accountId, ...days });
}
