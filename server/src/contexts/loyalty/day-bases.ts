import { type Category, pointTypeOf } from '@portal/commission';
import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { readFallen, readSpan } from '../turnover/index.ts';
import type { CountedDay } from './points/store-points.ts';

/** What a member did on a day, by what earns points. */
export type DayBase = CountedDay;

/**
 * Of everybody who did anything on a day of the site, or of some. What was taken back on it of bets
 * of an earlier day stands apart, by the day of those bets.
 */
export async function readDayBases(
  ctx: Ctx,
  { day, memberIds }: { readonly day: string; readonly memberIds?: readonly MemberId[] },
): Promise<readonly DayBase[]> {
  const some = memberIds !== undefined && { memberIds };
  const rows = await readSpan(ctx, {
    from: day,
    to: day,
    ...some,
  });
  const bases = rows.flatMap(({ memberId, category, depositMinor, ...row }): DayBase[] =>
    category === 'ALL'
      ? [{ memberId, day, sourceDay: day, type: 'deposit', baseMinor: depositMinor }]
      : [
          {
            memberId,
            day,
            sourceDay: day,
            type: earningTypeOf(category),
            baseMinor: row.validMinor - row.noLoyaltyMinor,
          },
        ],
  );
  const fallen = (await readFallen(ctx, { day, ...some })).flatMap(voidedOf(day));
  return summed([...bases, ...fallen]);
}

/** What fell on a day counts for the day of its bets, and not for that day. */
function voidedOf(day: string) {
  return (row: Awaited<ReturnType<typeof readFallen>>[number]): readonly DayBase[] => {
    const { memberId, sourceDay } = row;
    const type = earningTypeOf(row.category);
    const baseMinor = row.validMinor - row.noLoyaltyMinor;
    return [
      { memberId, day, sourceDay, type, baseMinor },
      { memberId, day, sourceDay: day, type, baseMinor: 0n - baseMinor },
    ];
  };
}

function earningTypeOf(category: Category): DayBase['type'] {
  const type = pointTypeOf(category);
  assert(type !== 'redeem' && type !== 'deposit', 'play earns by its category');
  return type;
}

/** Several categories earn by one rule. */
function summed(bases: readonly DayBase[]): readonly DayBase[] {
  const sums = new Map<string, DayBase>();
  for (const base of bases) {
    const baseMinor = base.baseMinor + (sums.get(baseKey(base))?.baseMinor ?? 0n);
    sums.set(baseKey(base), { ...base, baseMinor });
  }
  return [...sums.values()];
}

export function baseKey(base: Omit<DayBase, 'baseMinor'>): string {
  return `${base.memberId} ${base.day} ${base.sourceDay} ${base.type}`;
}

/** How the sums differ from what was counted. */
export function changesSince(
  counted: readonly DayBase[],
  now: readonly DayBase[],
): readonly DayBase[] {
  const before = new Map(counted.map((base) => [baseKey(base), base.baseMinor]));
  return now
    .map((base) => ({ ...base, baseMinor: base.baseMinor - (before.get(baseKey(base)) ?? 0n) }))
    .filter(({ baseMinor }) => baseMinor !== 0n);
}
