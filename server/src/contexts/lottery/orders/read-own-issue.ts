import { decimal4, minorOf } from '@portal/lottery';
import { currency, formatAmount } from '@portal/money';
import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findGame } from '../find-game.ts';
import { findIssue } from '../store-issues.ts';
import { ownOnIssue } from './store-orders.ts';

/**
 * What a member has in an issue: stakes beside the limit of the game, and what came back. Refuses
 * with `lottery_game_not_found`, `lottery_issue_not_found`.
 */
export async function readOwnIssue(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly gameCode: string; readonly issueNo: string },
): Promise<ReplyOf<Endpoints['readOwnLotteryIssue']>> {
  const { memberId, gameCode, issueNo } = query;
  const { settings } = await findGame(ctx, gameCode);
  const issue = await findIssue(ctx.tx, { gameCode, issueNo });
  if (issue === undefined) {
    throw new Refusal('lottery_issue_not_found');
  }
  const own = await ownOnIssue(ctx.tx, { memberId, issueId: issue.id });
  const unit = currency(ctx.site.currency);
  const { stakePerIssue } = settings.limits;
  return {
    gameCode,
    issueNo,
    tickets: own.tickets,
    open: own.open,
    currency: unit.code,
    staked: formatAmount(own.stakedMinor, unit),
    payout: formatAmount(own.payoutMinor, unit),
    limit:
      stakePerIssue === undefined
        ? null
        : formatAmount(minorOf(decimal4(stakePerIssue), unit.exponent), unit),
  };
}
