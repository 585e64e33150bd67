import { type RiskVerdict, withdrawalRisk } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { signInSigns } from '../../identity/index.ts';
import { statementTotals } from '../../wallet/index.ts';
import type { PayoutAccount } from '../accounts/store-accounts.ts';
import { peerSignsOn } from '../peers/watch-peer.ts';
import { cashOf } from './hold.ts';
import { readHistory } from './store-history.ts';

/** What the ledger, the orders of before and the logins say about a withdrawal. */
export async function assessRisk(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly account: PayoutAccount },
): Promise<RiskVerdict> {
  const { memberId, account } = query;
  const history = await readHistory(ctx.tx, memberId);
  const purse = { account: cashOf(memberId), currency: ctx.site.currency };
  const from = history.lastAt ?? undefined;
  const deposits = await statementTotals(ctx, { ...purse, type: 'deposit', from });
  const stakes = await statementTotals(ctx, { ...purse, type: 'stake', from });
  return withdrawalRisk({
    isFirst: history.completed === 0,
    depositedMinor: deposits.inMinor,
    playedMinor: stakes.outMinor,
    hoursSinceAccountBound: ctx.clock.now().since(account.boundAt).total('hours'),
    rejectedBefore: history.rejected > 0,
    ...(await signInSigns(ctx, memberId)),
    peerSigns: await peerSignsOn(ctx, memberId),
  });
}
