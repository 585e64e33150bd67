import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { ContractRow } from '../../agreements/store-contracts.ts';
import { type OtherTerms, tryTerms } from './try-terms.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf, purse } = settlingLine(test);

beforeEach(begin);

const row = (rate: string, minBet = '0.00') =>
  ({ minBet, minLoss: null, minActive: 0, rateType: 'P', rate }) as const;
const today = () => test.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
const dayText = (back: number) => String(today().subtract({ days: back }));

const tried = (contract: Pick<ContractRow, 'id'>, change: Partial<OtherTerms> = {}) =>
  test.inUnit((ctx) =>
    tryTerms(
      ctx,
      { id: contract.id, tiers: [row('2')], from: dayText(5), to: dayText(0), ...change },
      usualSettings,
    ),
  );

/** A contract of 1 % for the first agent, and two days of play that were settled. */
async function settledDays(): Promise<ContractRow> {
  const contract = await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
  test.clock.advance({ hours: 24 });
  await play(at(2), 60_000n, 10_000n);
  test.clock.advance({ hours: 24 });
  await play(at(3), 30_000n, 0n);
  test.clock.advance({ hours: 48 });
  await settleAll();
  return contract;
}

describe('tryTerms', () => {
  it('refuses a contract that is none, and rows that are none', async () => {
    const contract = await settledDays();
    await expect(tried({ id: 'ctr_nothing' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(tried(contract, { tiers: [row('0.00001')] })).rejects.toMatchObject({
      code: 'contract_terms',
      data: { rule: 'figures' },
    });
    await expect(tried(contract, { tiers: [] })).rejects.toMatchObject({
      code: 'contract_terms',
      data: { rule: 'tier_count' },
    });
  });

  it('says what other rows pay for past units, beside what was paid', async () => {
    const contract = await settledDays();
    const units = (await tried(contract)).filter(({ validMinor }) => validMinor > 0n);
    expect(units).toMatchObject([
      { validMinor: 60_000n, presentMinor: 600n, proposedMinor: 1200n },
      { validMinor: 30_000n, presentMinor: 300n, proposedMinor: 600n },
    ]);
    const paid = await billsOf(at(0));
    expect(paid.map(({ amount_minor: minor }) => minor).filter((minor) => minor !== 0n)).toEqual(
      units.map(({ presentMinor }) => presentMinor),
    );
    const reached = await tried(contract, { tiers: [row('1.5'), row('3', '500.00')] });
    expect(reached.map(({ proposedMinor }) => proposedMinor).filter((sum) => sum > 0n)).toEqual([
      1800n,
      450n,
    ]);
  });

  it('takes whole units that are over within these days alone', async () => {
    const contract = await settledDays();
    const whole = await tried(contract, { from: dayText(3), to: dayText(3) });
    expect(whole).toMatchObject([{ from: dayText(3), to: dayText(3), validMinor: 60_000n }]);
    expect(await tried(contract, { from: dayText(0), to: dayText(0) })).toEqual([]);
    const terms = { kind: 'DIVIDEND', periodType: 'MONTHLY' } as const;
    const monthly = await test.inUnit((ctx) => sign(ctx, offer(0, '10', terms)));
    expect(await tried(monthly)).toEqual([]);
  });

  it('leaves out hours whose sums are gone', async () => {
    const hourly = await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'HOURLY' })));
    const days = await tried(hourly, { from: dayText(20) });
    expect(days.map(({ from }) => from)).toEqual([7, 6, 5, 4, 3, 2, 1].map(dayText));
  });

  it('posts nothing and changes nothing, however often it is asked', async () => {
    const contract = await settledDays();
    const before = [await purse(at(0)), await billsOf(at(0))];
    const first = await tried(contract);
    expect(await tried(contract)).toEqual(first);
    expect([await purse(at(0)), await billsOf(at(0))]).toEqual(before);
    const { rows } = await test
      .database()
      .pool.query('select version, tiers from contracts where id = $1', [contract.id]);
    expect(rows).toMatchObject([{ version: contract.version }]);
  });
});
