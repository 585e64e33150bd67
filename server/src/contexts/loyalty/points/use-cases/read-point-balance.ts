import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { dayStart, siteDay } from '../../../../platform/site-date.ts';
import { readDayBases } from '../../day-bases.ts';
import type { LoyaltyRules } from '../../loyalty-rules.ts';
import { pointsBalance } from '../books.ts';
import { earn, owedPoints } from '../earn.ts';
import { type GoodsLimit, leftForMember } from '../left-for-member.ts';
import { rulesOf } from '../day-rules.ts';
import { selectPurses, sumConverted } from '../store-points.ts';
import { mostConversions } from './convert-points.ts';

export interface PointBalance {
  readonly points: bigint;
  /** What today would give if it ended now. */
  readonly earning: bigint;
  readonly owed: bigint;
  readonly limits: readonly GoodsLimit[];
  readonly leftCount: number;
  readonly leftTodayMinor: bigint;
}

export async function readPointBalance(
  ctx: Ctx<MemberActor>,
  rules: LoyaltyRules,
): Promise<PointBalance> {
  const memberId = ctx.actor.id;
  const day = siteDay(ctx);
  const points = await pointsBalance(ctx, memberId);
  const openE4 = (await selectPurses(ctx.tx, [memberId])).get(memberId) ?? 0n;
  const today = await readDayBases(ctx, { day, memberIds: [memberId] });
  const purse = { balance: points, openE4 };
  const { earnings } = earn(today, purse, await rulesOf(ctx.tx, today));
  const converted = await sumConverted(ctx.tx, { memberId, since: dayStart(ctx) });
  const leftMinor = rules.settings().convertDayMostMinor - converted.amountMinor;
  return {
    points,
    earning: earnings.reduce((sum, earning) => sum + earning.points, 0n),
    owed: owedPoints(openE4),
    limits: await leftForMember(ctx, memberId),
    leftCount: Math.max(0, mostConversions - converted.count),
    leftTodayMinor: leftMinor > 0n ? leftMinor : 0n,
  };
}
