import type { DeskQueue } from '../../../platform/desk-queue.ts';
import { measureApplying } from '../promotions/store-queue.ts';

/** Applications for promotions that wait for a decision. */
export const applicationQueue: DeskQueue = {
  name: 'applications',
  ability: 'loyalty.read',
  depth: (ctx) => measureApplying(ctx.tx),
};
