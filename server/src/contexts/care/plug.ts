import type { ContextPlug } from '../../platform/context-plug.ts';
import type { DeskQueue } from '../../platform/desk-queue.ts';
import { careDemo } from './demo-part.ts';
import { careDeskRoutes } from './desk-routes.ts';
import { careJobs } from './jobs.ts';
import { careRoutes } from './routes.ts';
import { measureOpen } from './store-cases.ts';
import { insertReminders } from './store-reminders.ts';
import { raiseUnderage } from './use-cases/raise-underage.ts';

/** Members whose play may do them harm. */
const careQueue: DeskQueue = {
  name: 'care',
  ability: 'care.read',
  depth: (ctx) => measureOpen(ctx.tx, ctx.site.id),
};

export function plugCare(): ContextPlug {
  return {
    routes: [...careRoutes, ...careDeskRoutes],
    jobs: careJobs,
    demoParts: [careDemo],
    queues: [careQueue],
    events: {
      'limits.too_young': [raiseUnderage],
      'member.registered': [
        async (ctx, { memberId, isTrial }) => {
          if (!isTrial) {
            await insertReminders(ctx.tx, { memberId, at: ctx.clock.now() });
          }
        },
      ],
    },
  };
}
