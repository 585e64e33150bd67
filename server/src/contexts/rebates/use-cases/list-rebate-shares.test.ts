import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { rebateLine } from '../../../../test/factories/rebates.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { testSite } from '../../../../test/unit.ts';
import type { MemberActor } from '../../../platform/context.ts';
import { rebateJobs } from '../jobs.ts';
import { correctAccruals } from './correct-accruals.ts';
import { listRebateShares } from './list-rebate-shares.ts';

const test = testDatabase();
const { at, begin, grant, fold, purses } = rebateLine(test);

beforeEach(async () => {
  test.clock.advance({ hours: 48 });
  await begin();
});

const today = (): string =>
  String(test.clock.now().toZonedDateTimeISO(testSite.timeZone).toPlainDate());

const actor = (id: MemberId): MemberActor => ({
  kind: 'member',
  id,
  isAgent: true,
  isTrial: false,
  sessionId: 'ses_00000001',
  isRestricted: false,
  ip: '203.0.113.5',
});

const sharesOf = (place: number, source: 'own' | 'team', siteDay = today()) =>
  test.inUnit(
    (ctx) => listRebateShares(ctx, { siteDay, category: 'LOTT', source, pageNum: 1, pageSize: 10 }),
    { actor: actor(at(place)) },
  );

describe('listRebateShares', () => {
  it('names who played, and sums to what was earned on the day', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await fold('LOTT', 100_000n);
    await fold('LOTT', 33_333n);
    const team = await sharesOf(1, 'team');
    expect(team.shares).toMatchObject([{ playerId: at(2), validMinor: 133_333n }]);
    const [purse] = await purses(1);
    expect(team.amountE4).toBe(purse?.['accrued_e4']);
    expect((await sharesOf(2, 'own')).shares).toMatchObject([{ playerId: at(2) }]);
  });

  it('says by which rates and groups, so that anybody computes it again (A8, A9)', async () => {
    await grant(2, { prizeGroup: 1956 });
    await grant(1, { rates: { LOTT: 12_345 }, prizeGroup: 1958 });
    await grant(0, { rates: { LOTT: 30_000 }, prizeGroup: 1960 });
    for (const valid of [33_333n, 12_347n, 501n]) {
      await fold('LOTT', valid);
    }
    await fold('LOTT', 20_003n, { noRebate: '20003', noShare: '20003', groupStake: '20003' });
    const { amountE4, validMinor, shares } = await sharesOf(1, 'team');
    const [share] = shares;
    expect(share?.steps).toMatchObject([
      { step: 'rate', ownRate: 12_345, belowRate: 10_000, validMinor: 46_181n, times: 3 },
      { step: 'group', ownRate: 1958, belowRate: 1956, validMinor: 20_003n, times: 1 },
    ]);
    // In units of 0.0001: 0.2345 % and 2 / 2000, rounded down each time.
    const exact = [(46_181 * 100 * 2_345) / 1_000_000, (20_003 * 100 * 2) / 2_000];
    for (const [place, step] of (share?.steps ?? []).entries()) {
      const lost = (exact[place] ?? 0) - Number(step.amountE4);
      expect(lost).toBeGreaterThanOrEqual(0);
      expect(lost).toBeLessThan(step.times);
    }
    const sums = (share?.steps ?? []).map((step) => step.amountE4);
    expect(sums.reduce((sum, part) => sum + part, 0n)).toBe(amountE4);
    expect(validMinor).toBe(66_184n);
    const [purse] = await purses(1);
    expect(purse).toMatchObject({ accrued_e4: amountE4, valid_minor: validMinor });
  });

  it('tells everybody of their own earnings alone, and of the day that is asked for', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await fold('LOTT', 100_000n);
    expect(await sharesOf(0, 'team')).toMatchObject({ shares: [], total: 0, amountE4: 0n });
    expect((await sharesOf(2, 'team')).shares).toEqual([]);
    expect((await sharesOf(1, 'team', '2020-01-01')).shares).toEqual([]);
  });

  it('moves with a correction, as the purse does', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await fold('LOTT', 100_000n);
    const bookedAt = String(test.clock.now());
    test.clock.advance({ hours: 24 });
    // The day after counts at other rates; what is taken back goes by those of its day (A7).
    await grant(1, { rates: { LOTT: 15_000 } });
    test.clock.advance({ hours: 24 });
    await test.inUnit((ctx) =>
      correctAccruals(ctx, {
        at: String(ctx.clock.now()),
        rows: [
          {
            memberId: at(2),
            category: 'LOTT',
            stake: '-50000',
            valid: '-50000',
            payout: '0',
            bookedAt,
          },
        ],
      }),
    );
    await fold('LOTT', -50_000n, { siteDay: today() });
    const { rows } = await test.database().pool.query<{ sum: bigint }>(
      `select sum(amount_e4)::bigint as sum from rebate_shares
          where member_id = $1 and source = 'team'`,
      [at(1)],
    );
    const [purse] = await purses(1);
    expect(rows[0]?.sum).toBe(purse?.['accrued_e4']);
  });

  it('forgets days after ninety', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await fold('LOTT', 100_000n);
    const day = today();
    test.clock.advance({ hours: 24 * 91 });
    for (const job of rebateJobs) {
      await test.inUnit((ctx) => job.run(ctx, {}));
    }
    expect((await sharesOf(1, 'team', day)).total).toBe(0);
  });
});
