import type { CareSign, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readNightPlay } from '../../bets/index.ts';
import { countTakenBack } from '../../cashier/index.ts';
import { harmThresholds, holdOffers } from '../../limits/index.ts';
import { readSigns } from '../../turnover/index.ts';
import { type FoundSign, insertCases } from '../store-cases.ts';

/** The days that money and withdrawals are summed over, and in which a sign raises one case. */
const signDays = 30;

/**
 * Looks at what members did lately, all of them at once, and raises one case for each sign that
 * reaches its threshold; offers are held back from its member until somebody has looked (R16).
 * Answers how many it raised.
 */
export async function raiseCases(ctx: Ctx): Promise<number> {
  const at = ctx.clock.now();
  const quietSince = at.subtract({ hours: signDays * 24 });
  const signs = await foundSigns(ctx, quietSince);
  if (signs.length === 0) {
    return 0;
  }
  const raised = await insertCases(ctx.tx, { siteId: ctx.site.id, at, quietSince, signs });
  await holdOffers(ctx, [...new Set(raised.map(({ memberId }) => memberId))].toSorted());
  return raised.length;
}

async function foundSigns(ctx: Ctx, from: Temporal.Instant): Promise<readonly FoundSign[]> {
  const { netDepositMinor, lossMinor, nights: leastNights, takenBack } = harmThresholds(ctx);
  const money = await readSigns(ctx, { netDepositMinor, lossMinor });
  const nights = await readNightPlay(ctx, leastNights);
  const back = await countTakenBack(ctx, { since: from, least: takenBack });
  const found = (sign: CareSign, threshold: bigint) => (memberId: MemberId, figure: bigint) =>
    figure >= threshold
      ? [{ id: ctx.ids.next('car'), memberId, sign, found: figure, threshold }]
      : [];
  const netDeposits = found('net_deposits', netDepositMinor);
  const losses = found('loss', lossMinor);
  const nightPlay = found('night_play', BigInt(leastNights));
  const takenBackOf = found('taken_back', BigInt(takenBack));
  return [
    ...money.flatMap((row) => netDeposits(row.memberId, row.netDepositMinor)),
    ...money.flatMap((row) => losses(row.memberId, row.lossMinor)),
    ...nights.flatMap((row) => nightPlay(row.memberId, BigInt(row.nights))),
    ...back.flatMap((row) => takenBackOf(row.memberId, BigInt(row.count))),
  ];
}
