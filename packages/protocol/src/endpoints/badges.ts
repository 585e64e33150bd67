import { z } from 'zod';
import { audienceDevices } from '../banner-audience.ts';
import { endpoint } from '../endpoint.ts';

export const readBadges = endpoint({
  method: 'GET',
  path: '/wps/relay/badges',
  summary: 'What waits for the caller in every place at once: the figures of all badges (MC-26)',
  access: 'session',
  rate: 'read',
  background: true,
  query: z.strictObject({
    /** Some announcements are for one kind of screen; without it all of them count. */
    device: z.enum(audienceDevices).optional(),
  }),
  reply: z.strictObject({
    /** Of the inbox; a hundred stands for all that is more. */
    unreadMessage: z.int(),
    /** Announcements to the caller that they did not read yet; popups do not count (MC-20). */
    unreadAnnouncement: z.int(),
    /** Missions that may be claimed. */
    claimCount: z.int(),
    /** Promotions that may be joined or taken (portal.md 3). */
    availablePromoCount: z.int(),
    /** Rewards that may be taken. */
    rewardCount: z.int(),
    /** Payments of a withdrawal that wait for the member's word (R116). */
    receiptCount: z.int(),
    /** Requests about contracts that wait for the caller, and bills that the caller owes. */
    agentCount: z.int(),
  }),
  errors: [],
});
