import {
  bonusProfitTimes,
  largeWinTimes,
  type RiskVerdict,
  withdrawalRisk,
} from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { betSigns } from '../../bets/index.ts';
import { signInSigns } from '../../identity/index.ts';
import { linkedMembers } from '../../limits/index.ts';
import { hasBonusProfit } from '../../turnover/index.ts';
import { statementTotals } from '../../wallet/index.ts';
import type { PayoutAccount } from '../accounts/store-accounts.ts';
import { peerSignsOn } from '../peers/watch-peer.ts';
import { cashOf } from './hold.ts';
import { readHistory } from './store-history.ts';

/** Longer ago somebody has looked, or it has been played on. */
const lookedBackHours = 30 * 24;

/** What the ledger, the orders of before, logins and bets say about a withdrawal. */
export async function assessRisk(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly account: PayoutAccount },
): Promise<RiskVerdict> {
  const { memberId, account } = query;
  const history = await readHistory(ctx.tx, memberId);
  const purse = { account: cashOf(memberId), currency: ctx.site.currency };
  const from = history.lastAt ?? undefined;
  const since = lookedBackTo(ctx, history.lastAt);
  const deposits = await statementTotals(ctx, { ...purse, types: ['deposit', 'p2p_in'], from });
  const stakes = await statementTotals(ctx, { ...purse, type: 'stake', from });
  return withdrawalRisk({
    isFirst: history.completed === 0,
    depositedMinor: deposits.inMinor,
    playedMinor: stakes.outMinor,
    hoursSinceAccountBound: ctx.clock.now().since(account.boundAt).total('hours'),
    rejectedBefore: history.rejected > 0,
    ...(await signInSigns(ctx, memberId)),
    isLinked: await isLinked(ctx, memberId),
    ...(await betSigns(ctx, { memberId, since, winTimes: largeWinTimes })),
    hasBonusProfit: await hasBonusProfit(ctx, { memberId, since, times: bonusProfitTimes }),
    peerSigns: await peerSignsOn(ctx, memberId),
  });
}

/** To the last withdrawal, or as far as is looked. */
function lookedBackTo(ctx: Ctx, lastAt: Temporal.Instant | null): Temporal.Instant {
  const longest = ctx.clock.now().subtract({ hours: lookedBackHours });
  return lastAt !== null && Temporal.Instant.compare(lastAt, longest) > 0 ? lastAt : longest;
}

/** By more than a browser, which people of one household share; three of them are another sign. */
async function isLinked(ctx: Ctx, memberId: MemberId): Promise<boolean> {
  const linked = (await linkedMembers(ctx, [memberId])).get(memberId) ?? [];
  return linked.some(({ kinds }) => kinds.some((kind) => kind !== 'device'));
}
