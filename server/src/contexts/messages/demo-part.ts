import type { DemoPart } from '../../platform/demo/demo-part.ts';
import { markOlder } from './store.ts';

const evening = 23.5;
/** What came in the last two days waits to be read. */
const unreadHours = 48;

/** People read what they were told, a day or two later. */
export const messagesDemo: DemoPart = (_ctx, day) =>
  Promise.resolve([
    {
      at: day.at(evening),
      play: (ctx) => {
        const now = ctx.clock.now();
        return markOlder(ctx.tx, now.subtract({ hours: unreadHours }), now);
      },
    },
  ]);
