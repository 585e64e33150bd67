import type { Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import { insertTerms } from '../../src/contexts/agents/terms/store-terms.ts';
import { storedTerms, usualTerms } from '../../src/contexts/agents/terms/terms.ts';
import { insertRankRates } from '../../src/contexts/loyalty/vip/store-rank-rates.ts';
import { addToStandings, insertSteps } from '../../src/contexts/loyalty/vip/store-vip.ts';
import { accrueRebates } from '../../src/contexts/rebates/use-cases/accrue-rebates.ts';
import type { FoldedRow } from '../../src/contexts/turnover/index.ts';
import { balanceOf } from '../../src/contexts/wallet/index.ts';
import type { testDatabase } from '../harness.ts';
import { testSite } from '../unit.ts';
import { placeMember } from './agents.ts';

type TestDatabase = ReturnType<typeof testDatabase>;

const nobody: MemberId = 'mbr_nobody00';

interface Climb {
  readonly rank: number;
  readonly ppm: number;
  readonly from: string;
  readonly at: Temporal.Instant;
}

interface Fall {
  readonly from: number;
  readonly to: number;
  readonly at: Temporal.Instant;
}

const ofLottery = (ppm: number) => [ppm, 0, 0, 0, 0, 0, 0, 0, 0];

/** Two agents under the house and a member below both, with what they were granted and earned. */
export function rebateLine(test: TestDatabase) {
  let line: readonly MemberId[] = [];
  const at = (place: number): MemberId => line[place] ?? nobody;
  return {
    at,
    begin: async (): Promise<void> => {
      line = await test.inUnit(async (ctx) => {
        const first = await placeMember(ctx, { isAgent: true });
        const second = await placeMember(ctx, { isAgent: true, above: first.id });
        const member = await placeMember(ctx, { above: second.id });
        return [first.id, second.id, member.id];
      });
    },
    grant: (
      place: number,
      granted: { readonly rates?: Partial<Record<Category, number>>; readonly prizeGroup?: number },
    ) =>
      test.inUnit((ctx) =>
        insertTerms(ctx.tx, {
          ...storedTerms({
            rates: { ...usualTerms.rates, ...granted.rates },
            prizeGroup: granted.prizeGroup ?? null,
          }),
          memberId: at(place),
          effectiveAt: ctx.clock.now(),
          setAt: ctx.clock.now(),
          setBy: 'opr_00000001',
        }),
      ),
    /** The member comes to a rank that brings so much of the lottery from a day on. */
    climb: ({ rank, ppm, from, at: moment }: Climb) =>
      test.inUnit(async ({ tx }) => {
        const memberId = at(2);
        const volumes = [{ memberId, depositMinor: 0n, validMinor: 0n }];
        await insertRankRates(tx, { rank, rates: ofLottery(ppm), effectiveOn: from });
        await addToStandings(tx, { volumes, today: from });
        const step = { memberId, at: moment, fromRank: 0, toRank: rank, giftMinor: 0n };
        await insertSteps(tx, [{ ...step, id: 'vst_rebates001' }]);
      }),
    fall: ({ from, to, at: moment }: Fall) =>
      test.inUnit(({ tx }) => {
        const step = { memberId: at(2), at: moment, fromRank: from, toRank: to, giftMinor: 0n };
        return insertSteps(tx, [{ ...step, id: 'vst_rebates002' }]);
      }),
    /** Play of the member that was folded now. */
    fold: (category: string, validMinor: bigint, row: Partial<FoldedRow> = {}) =>
      test.inUnit((ctx) =>
        accrueRebates(ctx, {
          rows: [{ ...rowOf(ctx.clock.now(), at(2), { category, validMinor }), ...row }],
        }),
      ),
    purses: async (place: number) => {
      const { rows } = await test.database().pool.query<Record<string, unknown>>(
        `select category, source, accrued_e4, paid_e4, valid_minor from rebate_purses
          where member_id = $1 order by category, source`,
        [at(place)],
      );
      return rows;
    },
    cash: (place: number) =>
      test.inUnit(async (ctx) => {
        const account = { account: `member:${at(place)}:cash`, currency: 'USD' };
        return (await balanceOf(ctx, account)).balanceMinor;
      }),
  };
}

function rowOf(
  now: Temporal.Instant,
  memberId: MemberId,
  play: { readonly category: string; readonly validMinor: bigint },
): FoldedRow {
  return {
    memberId,
    // A category of the rules, or ALL.
    category: play.category as FoldedRow['category'],
    hour: String(now.round({ smallestUnit: 'hour', roundingMode: 'floor' })),
    siteDay: String(now.toZonedDateTimeISO(testSite.timeZone).toPlainDate()),
    betCount: 1,
    stake: String(play.validMinor),
    valid: String(play.validMinor),
    payout: '0',
    jackpot: '0',
    deposit: '0',
    depositCount: 0,
    withdrawal: '0',
    fee: '0',
    bonus: '0',
    rebate: '0',
    salary: '0',
    dividend: '0',
  };
}
