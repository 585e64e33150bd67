import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { countReceipts } from '../../cashier/index.ts';
import { countClaimableMissions } from '../../loyalty/index.ts';
import { readUnreadMessages } from '../../messages/index.ts';
import { countWaitingRewards } from '../../rewards/index.ts';

type Badges = ReplyOf<Endpoints['readBadges']>;

/** The figures of all badges; a trial has neither an inbox nor money of its own. */
export async function readBadges(ctx: Ctx<MemberActor>): Promise<Badges> {
  const rewards = await countWaitingRewards(ctx);
  return ctx.actor.isTrial
    ? { ...rewards, unreadMessage: 0, claimCount: 0, receiptCount: 0 }
    : {
        ...rewards,
        ...(await readUnreadMessages(ctx)),
        claimCount: await countClaimableMissions(ctx),
        receiptCount: await countReceipts(ctx),
      };
}
