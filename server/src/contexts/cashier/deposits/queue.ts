import type { DeskQueue } from '../../../platform/desk-queue.ts';
import { measureDeposits, measureLateDeposits } from './store-deposit-queue.ts';
import { statesOfView } from './views.ts';

/** What lies aside is explained within so long (agents-loyalty-money.md E3). */
const explainedHours = 3 * 24;

/** What the list shows that operators open first, and what of it alarms by its age. */
export const depositQueues: readonly DeskQueue[] = [
  {
    name: 'deposits',
    ability: 'cashier.read',
    depth: (ctx) => measureDeposits(ctx.tx, { siteId: ctx.site.id, states: statesOfView.to_do }),
  },
  {
    name: 'lateDeposits',
    ability: 'cashier.read',
    depth: (ctx) =>
      measureLateDeposits(ctx.tx, {
        siteId: ctx.site.id,
        states: statesOfView.to_do,
        before: ctx.clock.now().subtract({ hours: explainedHours }),
      }),
  },
];
