import { type Category, memberRebatePpm, settlingMinutes } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { termsOf } from '../../agents/index.ts';
import { rankRatesOfDay } from '../../loyalty/index.ts';
import { minorPerUnitOf, payableOf } from '../pay-purses.ts';
import { minuteOf } from '../store-purses.ts';
import { readPurses } from '../store-read.ts';

export interface RebateRow {
  readonly category: Category;
  readonly source: 'own' | 'team';
  /** Of the own play; null for what comes from the team, member by member. */
  readonly ppm: bigint | null;
  readonly validMinor: bigint;
  readonly payMinor: bigint;
  /** Too young to be paid yet. */
  readonly youngE4: bigint;
}

/** What a member has earned and was not paid yet, by category, and the rate at which play earns. */
export async function readRebates(ctx: Ctx<MemberActor>): Promise<readonly RebateRow[]> {
  const { id } = ctx.actor;
  const minute = minuteOf(ctx.clock.now().subtract({ minutes: settlingMinutes }));
  const rows = await readPurses(ctx.tx, id, minute);
  const terms = assertDefined((await termsOf(ctx, [id])).get(id), 'everybody has terms');
  const rankRates = (await rankRatesOfDay(ctx, [id], siteDay(ctx))).get(id);
  const minorPerUnit = minorPerUnitOf(ctx);
  return rows.map((row) => {
    const { payMinor, validMinor } = payableOf(row, minorPerUnit);
    const { category, source, youngE4 } = row;
    const ppm = BigInt(terms.rates[category]);
    const rankPpm = BigInt(rankRates?.[category] ?? 0);
    const own = memberRebatePpm(category, rankPpm, { ppm, isAbsolute: false });
    return { category, source, ppm: source === 'own' ? own : null, validMinor, payMinor, youngE4 };
  });
}
