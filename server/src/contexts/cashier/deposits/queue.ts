import type { DeskQueue } from '../../../platform/desk-queue.ts';
import { measureDeposits } from './store-deposit-queue.ts';

/** Payments to match, to decide about and to send back. */
export const depositQueue: DeskQueue = {
  name: 'deposits',
  ability: 'cashier.read',
  depth: (ctx) =>
    measureDeposits(ctx.tx, {
      siteId: ctx.site.id,
      states: ['PROOF', 'MISMATCH', 'LATE', 'REFUNDING'],
    }),
};
