import { expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import { booksQueue } from './queue.ts';
import { stopPayouts } from './store-control.ts';

const test = testDatabase();
const site = { id: 'books' };

it('says that payouts are stopped, whatever stopped them, until they go again', async () => {
  const depth = () => test.inUnit((ctx) => booksQueue.depth(ctx), { site });
  const stop = (stoppedAt: Temporal.Instant | null) =>
    test.inUnit((ctx) => stopPayouts(ctx.tx, { siteId: site.id, stoppedAt }));
  const { count } = await depth();
  const now = test.clock.now();
  await stop(now);
  const stopped = await depth();
  expect(stopped.count).toBe(count + 1);
  expect(String(stopped.oldestAt)).toBe(String(now));
  await stop(null);
  expect((await depth()).count).toBe(count);
});
