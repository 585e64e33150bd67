import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const readBadges = endpoint({
  method: 'GET',
  path: '/wps/relay/badges',
  summary: 'What waits for the caller in every place at once: the figures of all badges (MC-26)',
  access: 'session',
  rate: 'read',
  background: true,
  reply: z.strictObject({
    /** Of the inbox; a hundred stands for all that is more. */
    unreadMessage: z.int(),
    /** Missions that may be claimed. */
    claimCount: z.int(),
    /** Promotions that may be joined or taken (portal.md 3). */
    availablePromoCount: z.int(),
    /** Rewards that may be taken. */
    rewardCount: z.int(),
    /** Payments of a withdrawal that wait for the member's word (R116). */
    receiptCount: z.int(),
  }),
  errors: [],
});
