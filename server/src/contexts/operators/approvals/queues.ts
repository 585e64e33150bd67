import type { DeskQueue } from '../../../platform/desk-queue.ts';
import { measureWaiting } from './store.ts';

/** Requests that wait for a second person. */
export const approvalQueue: DeskQueue = {
  name: 'approvals',
  ability: 'approvals.read',
  depth: (ctx) => measureWaiting(ctx.tx, { siteId: ctx.site.id, now: ctx.clock.now() }),
};
