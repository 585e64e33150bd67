import { depositStates, withdrawalStates } from '@portal/commission';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { keepRun } from './control/use-cases/keep-run.ts';

/** As many as `npm start` tells on a bare machine. */
const demoDays = 30;
const secret = 'a secret of a provider that nobody calls';
const folder = mkdtempSync(join(tmpdir(), 'portal-demo-states-'));
const paymentsFile = join(folder, 'introductions.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const provider = { code: 'SIMPAY', name: 'Provider', url: 'http://127.0.0.1:9' };
writeFileSync(
  paymentsFile,
  JSON.stringify([{ ...provider, requestSecret: secret, eventSecret: `${secret} either` }]),
);

// A past is told before the first test, and a machine may have much else to do.
vi.setConfig({ hookTimeout: 900_000 });

const test = testDatabase();
runningServer(test, { demoDays, paymentsFile });

/** Every order begins so; it is no step. */
const begun: readonly string[] = ['REQUESTED'];
/** Steps in which no order rests; the history of each that passed them shows them. */
const passed: readonly string[] = ['RISK', 'PAID', 'PART_PAID', 'LATE'];
/** No member can call a withdrawal back (agents-loyalty-money.md E5). */
const never: readonly string[] = ['CANCELLED'];

async function statesOf(table: string): Promise<readonly unknown[]> {
  const query = `select distinct state from ${table} order by state`;
  return (await test.database().pool.query<{ state: string }>(query)).rows.map((row) => row.state);
}

describe('the demo of a bare machine', () => {
  it.each([
    { orders: 'deposits', history: 'deposit_steps', states: depositStates },
    {
      orders: 'withdrawals',
      history: 'withdrawal_steps',
      states: withdrawalStates.filter((state) => !never.includes(state)),
    },
  ])('shows $orders in every state', async ({ orders, history, states }) => {
    const rests = await statesOf(orders);
    const kept = states.filter((state) => ![...begun, ...passed].includes(state));
    expect(kept.filter((state) => !rests.includes(state))).toEqual([]);
    const seen = await statesOf(history);
    const steps = states.filter((state) => passed.includes(state));
    expect(steps.filter((state) => !seen.includes(state))).toEqual([]);
  });

  it('has members who pay each other: in dispute with both pictures, promised, and in part', async () => {
    const { rows } = await test.database().pool.query<Record<string, unknown>>(
      `select w.state as order, s.state as slice, d.state as deposit,
              (select count(*)::int from cashier_proofs p where p.subject_id = s.id) as pictures
         from withdrawal_slices s
         join withdrawals w on w.id = s.withdrawal_id
         join deposits d on d.id = s.deposit_id
        order by w.state`,
    );
    expect(rows).toEqual([
      { order: 'DISPUTED', slice: 'DISPUTED', deposit: 'PROOF', pictures: 2 },
      { order: 'MATCHING', slice: 'CONFIRMED', deposit: 'CREDITED', pictures: 1 },
      { order: 'PAYING', slice: 'ASSIGNED', deposit: 'AWAITING', pictures: 0 },
    ]);
  });

  it('has a card payment and its return, of which the provider knows nothing', async () => {
    await test.inUnit(
      async (ctx) => {
        const today = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).toPlainDate();
        for (let daysBefore = demoDays; daysBefore >= 0; daysBefore -= 1) {
          const day = today.subtract({ days: daysBefore });
          await keepRun(ctx, { provider: provider.code, day, statement: [] });
        }
      },
      { site: { id: 'merilune' } },
    );
    const { rows } = await test.database().pool.query<{ kind: string; isOut: boolean }>(
      `select distinct kind, ours_minor < 0 as "isOut" from reconciliation_cases
        where transaction like 'CARD-%' or transaction like 'BACK-%' order by 2`,
    );
    expect(rows).toEqual([
      { kind: 'missing_there', isOut: false },
      { kind: 'missing_there', isOut: true },
    ]);
  });

  it('has papers that stand, were refused and wait, and asks a member for more', async () => {
    expect(await statesOf('kyc_cases')).toEqual(
      expect.arrayContaining(['approved', 'rejected', 'waiting']),
    );
    const demands = 'select 1 from kyc_demands';
    expect((await test.database().pool.query(demands)).rows.length).toBeGreaterThan(0);
  });
});
