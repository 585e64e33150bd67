import type { AudienceDevice, Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { countReceipts } from '../../cashier/index.ts';
import { countUnreadAnnouncements } from '../../content/index.ts';
import { countWaiting } from '../../contracts/index.ts';
import { hearsOffers } from '../../limits/index.ts';
import { countClaimableMissions, countRankGifts } from '../../loyalty/index.ts';
import { readUnreadMessages } from '../../messages/index.ts';
import { countWaitingRewards } from '../../rewards/index.ts';
import { idsAnnouncedTo, type SiteSnapshot, type SiteViewer } from '../../site/index.ts';

type Badges = ReplyOf<Endpoints['readBadges']>;

export interface BadgeParts {
  readonly viewer: SiteViewer;
  readonly rankOf: (ctx: Ctx<MemberActor>) => Promise<number>;
}

/** The site as it is for somebody at a screen. */
interface Looker extends Pick<BadgeParts, 'rankOf'> {
  readonly snapshot: SiteSnapshot;
  readonly request: Pick<RequestFacts, 'ip' | 'acceptLanguage'>;
  readonly device: AudienceDevice | undefined;
}

/** The figures of all badges; a trial has no centre, and no money of its own. */
export async function readBadges(ctx: Ctx<MemberActor>, looker: Looker): Promise<Badges> {
  const rewards = await countWaitingRewards(ctx);
  const { isTrial, isAgent } = ctx.actor;
  if (isTrial) {
    const none = { claimCount: 0, receiptCount: 0, agentCount: 0 };
    return { ...rewards, unreadMessage: 0, unreadAnnouncement: 0, ...none };
  }
  const { snapshot, rankOf, ...at } = looker;
  const announced = idsAnnouncedTo(snapshot, {
    ...at,
    isTrial,
    isAgent,
    rank: await rankOf(ctx),
    hearsOffers: await hearsOffers(ctx),
  });
  return {
    ...rewards,
    rewardCount: rewards.rewardCount + (await countRankGifts(ctx)),
    ...(await readUnreadMessages(ctx)),
    unreadAnnouncement: await countUnreadAnnouncements(ctx, announced),
    claimCount: await countClaimableMissions(ctx),
    receiptCount: await countReceipts(ctx),
    agentCount: isAgent ? await countWaiting(ctx) : 0,
  };
}
