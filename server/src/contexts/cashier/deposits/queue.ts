import type { DeskQueue } from '../../../platform/desk-queue.ts';
import { measureDeposits } from './store-deposit-queue.ts';
import { statesOfView } from './views.ts';

/** What the list shows that operators open first. */
export const depositQueue: DeskQueue = {
  name: 'deposits',
  ability: 'cashier.read',
  depth: (ctx) =>
    measureDeposits(ctx.tx, {
      siteId: ctx.site.id,
      states: statesOfView.to_do,
    }),
};
