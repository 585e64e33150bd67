import type { Sample } from '../sample.ts';

export const readBadges: Sample<'readBadges'> = {
  unreadMessage: 1,
  unreadAnnouncement: 2,
  claimCount: 2,
  availablePromoCount: 3,
  rewardCount: 2,
  receiptCount: 0,
  agentCount: 0,
};
