import type { BillId, ContractKind, MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../../test/factories/settling.ts';
import { moveNow } from '../../../../../test/factories/tree-moves.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { bookMoney } from '../../../turnover/index.ts';
import { closeMovedPair } from '../../agreements/use-cases/close-moved-pair.ts';
import { listBillTeam } from './list-bill-team.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll } = settlingLine(test);

beforeEach(begin);

interface Billed {
  readonly id: BillId;
  readonly valid: bigint;
  readonly ggr: string;
}

async function billOf(payeeId: MemberId, kind: ContractKind): Promise<Billed> {
  const { rows } = await test.database().pool.query<Billed>(
    `select id, valid_minor as valid, why->'figures'->>'ggr' as ggr from contract_bills
      where payee_id = $1 and kind = $2 order by valid_minor desc limit 1`,
    [payeeId, kind],
  );
  return rows[0] ?? { id: 'bil_none', valid: 0n, ggr: '0' };
}

const teamOf = (id: BillId, party: MemberId | null, pageNum = 1, pageSize = 20) =>
  test.inUnit((ctx) => listBillTeam(ctx, { id, party, pageNum, pageSize }));

/** Who added how much, by the place in the line. */
async function sharesOf(id: BillId, party: MemberId | null = null) {
  const { shares } = await teamOf(id, party);
  const places = [0, 1, 2, 3].map((place) => at(place));
  return shares.map(({ memberId, validMinor, ggrMinor, costsMinor }) => [
    places.indexOf(memberId),
    validMinor,
    ggrMinor,
    costsMinor,
  ]);
}

const day = { hours: 24 };

/** A contract of the kind for both agents, and a day on which three of the line play. */
async function playADay(kind: ContractKind, settings = usualSettings): Promise<void> {
  const terms = { kind, ...(kind === 'DIVIDEND' && { periodType: 'DAILY' as const }) };
  await test.inUnit(async (ctx) => {
    await sign(ctx, offer(0, '1', terms));
    await sign(ctx, offer(1, '0.5', terms));
  });
  test.clock.advance(day);
  await play(at(2), 30_000n, 10_000n);
  await play(at(3), 50_000n, 60_000n);
  await play(at(0), 1000n, 0n);
  test.clock.advance({ hours: 48 });
  await settleAll(settings);
}

describe('listBillTeam', () => {
  it('refuses whoever is no party of the bill, whether it exists or not', async () => {
    await playADay('DAILY');
    const { id } = await billOf(at(1), 'DAILY');
    await expect(teamOf(id, at(2))).rejects.toMatchObject({ code: 'not_found' });
    await expect(teamOf('bil_nothing', null)).rejects.toMatchObject({ code: 'not_found' });
    const top = await billOf(at(0), 'DAILY');
    await expect(teamOf(top.id, at(1))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('names each of the team with what it added, the most first, for both parties', async () => {
    await playADay('DAILY');
    const top = await billOf(at(0), 'DAILY');
    expect(await sharesOf(top.id, at(0))).toEqual([
      [3, 50_000n, -10_000n, 0n],
      [2, 30_000n, 20_000n, 0n],
      [0, 1000n, 1000n, 0n],
    ]);
    const below = await billOf(at(1), 'DAILY');
    expect(await sharesOf(below.id, at(0))).toEqual([[2, 30_000n, 20_000n, 0n]]);
    expect(await sharesOf(below.id, at(1))).toEqual(await sharesOf(below.id, at(0)));
  });

  it.each(['DAILY', 'DIVIDEND', 'HOURLY', 'REALTIME'] as const)(
    'sums to the figures of a bill: %s',
    async (kind) => {
      await playADay(kind);
      const bill = await billOf(at(0), kind);
      const { shares } = await teamOf(bill.id, null);
      const sum = (part: 'validMinor' | 'ggrMinor') =>
        shares.reduce((minor, share) => minor + share[part], 0n);
      expect([sum('validMinor'), sum('ggrMinor')]).toEqual([bill.valid, BigInt(bill.ggr)]);
      expect(bill.valid).toBe(81_000n);
    },
  );

  it('leaves the payee out where the site does, and comes page by page', async () => {
    await playADay('DAILY', { ...usualSettings, includeSelf: false });
    const { id, valid } = await billOf(at(0), 'DAILY');
    expect(valid).toBe(80_000n);
    expect(await sharesOf(id)).toHaveLength(2);
    const second = await teamOf(id, null, 2, 1);
    expect([second.total, second.shares.map(({ memberId }) => memberId)]).toEqual([2, [at(2)]]);
  });

  it('has the deductions of each, of salaries those of the payee alone (A4)', async () => {
    await test.inUnit(async (ctx) => {
      await sign(ctx, offer(0, '10', { kind: 'DIVIDEND', periodType: 'DAILY' }));
    });
    test.clock.advance(day);
    await play(at(2), 30_000n, 10_000n);
    const booked = (memberId: MemberId, kind: 'bonus' | 'salary', amountMinor: bigint) =>
      test.inUnit((ctx) => bookMoney(ctx, [{ memberId, kind, amountMinor }]));
    await booked(at(2), 'bonus', 700n);
    await booked(at(1), 'salary', 500n);
    await booked(at(0), 'salary', 300n);
    test.clock.advance({ hours: 48 });
    await settleAll();
    const { id } = await billOf(at(0), 'DIVIDEND');
    expect(await sharesOf(id)).toEqual([
      [2, 30_000n, 20_000n, 700n],
      [0, 0n, 0n, 300n],
    ]);
  });

  it('keeps who moved away since in the bill of then, and out of the one of now (A5)', async () => {
    await playADay('DAILY');
    const top = await billOf(at(0), 'DAILY');
    const before = await sharesOf(top.id);
    const pair = await moveNow(test, { memberId: at(3), toId: at(1) });
    await test.inUnit((ctx) => closeMovedPair(ctx, pair));
    expect(await sharesOf(top.id)).toEqual(before);
    const below = await billOf(at(1), 'DAILY');
    expect(await sharesOf(below.id)).toEqual([[2, 30_000n, 20_000n, 0n]]);
  });

  it('says of an hour that its sums are no longer kept', async () => {
    await playADay('HOURLY');
    const { id } = await billOf(at(0), 'HOURLY');
    expect(await teamOf(id, null)).toMatchObject({ isKept: true, total: 3 });
    test.clock.advance({ hours: 24 * 9 });
    expect(await teamOf(id, null)).toMatchObject({ isKept: false, total: 0, shares: [] });
  });
});
