import {
  bonusProfitTimes,
  largeWinTimes,
  type RiskVerdict,
  withdrawalRisk,
} from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId, PayoutAccountId } from '@portal/protocol';
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
  const verdicts = await assessRisks(ctx, memberId, [account]);
  return assertDefined(verdicts.get(account.id), 'there is one of each account');
}

/** The same for each account that it could go to; only how long each is bound differs. */
export async function assessRisks(
  ctx: Ctx,
  memberId: MemberId,
  accounts: readonly Pick<PayoutAccount, 'id' | 'boundAt'>[],
): Promise<ReadonlyMap<PayoutAccountId, RiskVerdict>> {
  const history = await readHistory(ctx.tx, memberId);
  const purse = { account: cashOf(memberId), currency: ctx.site.currency };
  const from = history.lastAt ?? undefined;
  const since = lookedBackTo(ctx, history.lastAt);
  const deposits = await statementTotals(ctx, { ...purse, types: ['deposit', 'p2p_in'], from });
  const stakes = await statementTotals(ctx, { ...purse, type: 'stake', from });
  const signs = {
    isFirst: history.completed === 0,
    depositedMinor: deposits.inMinor,
    playedMinor: stakes.outMinor,
    rejectedBefore: history.rejected > 0,
    ...(await signInSigns(ctx, memberId)),
    isLinked: await isLinked(ctx, memberId),
    ...(await betSigns(ctx, { memberId, since, winTimes: largeWinTimes })),
    hasBonusProfit: await hasBonusProfit(ctx, { memberId, since, times: bonusProfitTimes }),
    peerSigns: await peerSignsOn(ctx, memberId),
  };
  const now = ctx.clock.now();
  return new Map(
    accounts.map(({ id, boundAt }) => {
      const hoursSinceAccountBound = now.since(boundAt).total('hours');
      return [id, withdrawalRisk({ ...signs, hoursSinceAccountBound })];
    }),
  );
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
