import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isIdOf, type MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../test/factories/contracts.ts';
import { playBet, settlingLine, takeStakeBack } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { presentBill } from './present-bills.ts';
import { presentBillTeam } from './present-bill-team.ts';
import { listBillTeam } from './use-cases/list-bill-team.ts';
import { correctUnits } from './use-cases/correct-units.ts';
import { type BillKey, readBill } from './use-cases/read-bill.ts';

/**
 * What a bill is computed from is computed again by another program, `tools/verify/why.py`, from
 * the file that the screen saves: the answer to `readContractBill`, and whose play it counts.
 */
const program = join(import.meta.dirname, '../../../../../tools/verify/why.py');
const test = testDatabase();
const { at, begin, offer, play, settleAll } = settlingLine(test);

beforeEach(begin);

const actor = (id: MemberId): MemberActor => ({
  kind: 'member',
  id,
  isAgent: true,
  isTrial: false,
  sessionId: 'ses_00000001',
  isRestricted: false,
  ip: '203.0.113.5',
});

async function downloads(): Promise<readonly object[]> {
  const { rows } = await test
    .database()
    .pool.query<{ id: string; payee_id: MemberId; is_first: boolean }>(
      `select id, payee_id,
              row_number() over (partition by kind, status order by id) = 1 as is_first
         from contract_bills where payee_id in ($1, $2) order by id`,
      [at(0), at(1)],
    );
  return Promise.all(
    rows.map(({ id, payee_id: payeeId, is_first: hasTeam }) =>
      test.inUnit<object, MemberActor>(
        async (ctx) => {
          const key = { id: isIdOf('bil', id) ? id : 'bil_0', party: payeeId } as const;
          const bill = await presentBill(ctx, await readBill(ctx, key), payeeId);
          return { ...bill, team: hasTeam ? await teamOf(ctx, key) : null };
        },
        { actor: actor(payeeId) },
      ),
    ),
  );
}

async function teamOf(ctx: Ctx, key: BillKey) {
  const all = { pageNum: 1, pageSize: 100 };
  return presentBillTeam(ctx, await listBillTeam(ctx, { ...key, ...all }), all).content;
}

function verify(bills: readonly object[]): readonly { readonly faults: readonly string[] }[] {
  const input = bills.map((bill) => JSON.stringify(bill)).join('\n');
  const { stdout, stderr } = spawnSync('python3', [program], { input, encoding: 'utf8' });
  expect(stderr).toBe('');
  return stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly faults: readonly string[] });
}

/** Before the others, whose days run on. */
describe('a day of real-time pay', () => {
  const paidDay = async () => {
    const day = (await downloads()).find((bill) => 'windows' in bill);
    const saved = JSON.stringify(day);
    return JSON.parse(saved) as { readonly amount: string; readonly payments: readonly object[] };
  };

  it('is right once what was over-paid is written down, and after each correction', async () => {
    const memberId = at(2);
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ hours: 2 });
    const bookedAt = String(test.clock.now());
    await play(memberId, 1_000_000n, 0n);
    test.clock.advance({ minutes: 6 });
    await settleAll();
    await test.inUnit((ctx) => takeStakeBack(ctx, { memberId, amountMinor: 400_000n }));
    test.clock.advance({ minutes: 6 });
    await settleAll();
    expect(await paidDay()).toMatchObject({ amount: '100.00', windows: [{}, { pay: '100.00' }] });
    expect(verify([await paidDay()])).toMatchObject([{ faults: [] }]);
    test.clock.advance({ hours: 24 });
    await settleAll();
    const correct = (valid: string) =>
      test.inUnit((ctx) => {
        const amounts = { stake: valid, valid, noSalary: '0', payout: '0' };
        const row = { memberId, category: 'LIVE', bookedAt, ...amounts } as const;
        return correctUnits(ctx, { at: String(ctx.clock.now()), rows: [row] }, usualSettings);
      });
    const changes = [
      ['0', '60.00'],
      ['-100000', '50.00'],
      ['900000', '140.00'],
    ] as const;
    for (const [valid, amount] of changes) {
      if (valid !== '0') {
        await correct(valid);
      }
      const day = await paidDay();
      expect(day).toMatchObject({ amount, windows: [{}, {}, { pay: '100.00' }] });
      expect(verify([day])).toMatchObject([{ faults: [] }]);
      const forged = [
        { ...day, windows: [] },
        { ...day, amount: '100.00' },
        { ...day, amount: '99.99' },
        { ...day, payments: [...day.payments, ...day.payments] },
      ];
      const found = verify(forged).map(({ faults }) => faults.length > 0);
      // What was paid for the day may stand there while it runs.
      expect(found).toEqual([true, amount === '140.00', true, true]);
    }
    expect((await paidDay()).payments).toMatchObject([{ amount: '100.00' }, { amount: '90.00' }]);
  });
});

const rows = [
  { minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate: '0.31' },
  { minBet: '1000.00', minLoss: null, minActive: 1, rateType: 'P', rate: '0.57' },
] as const;
const byLoss = [
  { minBet: '0.00', minLoss: null, minActive: 0, rateType: 'P', rate: '10' },
  { minBet: '0.00', minLoss: '500.00', minActive: 1, rateType: 'P', rate: '12.5' },
] as const;
const fixed = [
  { minBet: '100.00', minLoss: null, minActive: 0, rateType: 'F', rate: '7.77' },
] as const;

/** Days of wins and losses, in all four kinds; the second agent is paid by the first. */
async function playSomeDays(settings = usualSettings): Promise<void> {
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '1', { tiers: rows }));
    await sign(ctx, offer(1, '0.3'));
    await sign(ctx, offer(0, '1', { kind: 'DIVIDEND', periodType: 'DAILY', tiers: byLoss }));
    await sign(ctx, offer(0, '1', { kind: 'HOURLY', tiers: fixed }));
    await sign(ctx, offer(0, '0.1', { kind: 'REALTIME' }));
  });
  const days = [
    [33_333n, 120_000n],
    [605_057n, 100_001n],
    [0n, 0n],
    [9_999n, 0n],
    [77_777n, 90_001n],
  ] as const;
  for (const [stakeMinor, payoutMinor] of days) {
    test.clock.advance({ hours: 12 });
    if (stakeMinor > 0n) {
      await play(at(2), stakeMinor, payoutMinor);
      const lottery = { memberId: at(3), stakeMinor: stakeMinor / 7n, payoutMinor: 0n };
      await test.inUnit((ctx) =>
        playBet(ctx, { ...lottery, noSalaryMinor: lottery.stakeMinor / 3n }),
      );
    }
    await settleAll(settings);
    test.clock.advance({ hours: 12 });
    await settleAll(settings);
  }
  test.clock.advance({ hours: 48 });
  await settleAll(settings);
}

describe('the download of a why', () => {
  it('is computed again by another program, whatever the kind, with the same amount', async () => {
    await playSomeDays();
    const bills = await downloads();
    const kinds = new Set(bills.map((bill) => ('kind' in bill ? bill.kind : '')));
    expect(kinds).toEqual(new Set(['DAILY', 'DIVIDEND', 'HOURLY', 'REALTIME']));
    // Of each kind there is one that pays, with whose play it is.
    const paying = bills.filter(
      (bill) => 'amount' in bill && Number(bill.amount) > 0 && 'team' in bill && bill.team !== null,
    );
    expect(new Set(paying.map((bill) => ('kind' in bill ? bill.kind : '')))).toEqual(kinds);
    const found = verify(bills);
    expect(found).toHaveLength(bills.length);
    expect(found.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('is so with carried losses, with a cap, and where only the qualified are paid', async () => {
    await playSomeDays({
      ...usualSettings,
      carry: 'FULL',
      maxPayoutMinor: 1000n,
      requiresUplineQualified: true,
    });
    expect(verify(await downloads()).filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('is found out where a figure, a row or a step was changed', async () => {
    await playSomeDays();
    const bills = await downloads();
    const due = bills.filter((bill) => 'status' in bill && bill.status === 'DUE');
    const changes = [
      { validBet: '1.23' },
      { amount: '9999.99' },
      { tier: null },
      { tiers: [] },
      { team: [] },
    ];
    for (const change of changes) {
      const forged = due.map((bill) => ({ ...bill, ...change, kind: 'DAILY' }));
      expect(verify(forged).every(({ faults }) => faults.length > 0)).toBe(true);
    }
  });
});
