import type { Endpoint } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { edgeApp } from '../../../test/factories/edge.ts';
import { testDatabase } from '../../../test/harness.ts';
import { defaultRates } from './rate-limits.ts';
import { createRateStore } from './rate-store.ts';
import { ownRoute } from './route.ts';

const test = testDatabase();
const eight = { perMinute: 60, burst: 8 };

/** Two processes on one database, with eight calls for each address block. */
function twoNodes(rate: 'read' | 'credentials') {
  const endpoint = {
    method: 'GET',
    path: '/wps/probe',
    summary: 'For this test.',
    access: 'visitor',
    rate,
    reply: z.strictObject({}),
    errors: [],
  } as const satisfies Endpoint;
  const rates = { ...defaultRates, [rate]: { ...defaultRates[rate], block: eight } };
  const open = () => edgeApp(test, [ownRoute(endpoint, async () => ({}))], { rates });
  return [open(), open()] as const;
}

type Node = ReturnType<typeof edgeApp>;

async function statuses(node: Node, remoteAddress: string, calls: number): Promise<number[]> {
  const answers: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    answers.push((await node.app.inject({ url: '/wps/probe', remoteAddress })).statusCode);
  }
  return answers;
}

const passed = (answers: readonly number[]) => answers.filter((status) => status === 200).length;

describe('limits across processes (R88)', () => {
  it('of logins and codes hold to the call, however the calls are spread', async () => {
    const [one, two] = twoNodes('credentials');
    const calls = Array.from({ length: 12 }, (_, call) =>
      statuses(call % 2 === 0 ? one : two, '198.51.100.1', 1),
    );
    const answers = (await Promise.all(calls)).flat();
    // What was drawn to the call is not told a second time.
    await Promise.all([one.shareLimits(), two.shareLimits()]);
    const { rows } = await test.database().pool.query<{ left: number }>(
      `select extract(epoch from span - (full_at - $1))::int as left from rate_buckets
          where key = 'credentials:block:198.51.100.0/24'`,
      [String(test.clock.now())],
    );
    expect(rows).toEqual([{ left: 0 }]);
    expect([passed(answers), answers.filter((status) => status === 429).length]).toEqual([8, 4]);
    expect(passed(await statuses(two, '203.0.113.1', 1))).toBe(1);
  });

  it('say how long to wait, and fill up with time', async () => {
    const [one, two] = twoNodes('credentials');
    await statuses(one, '198.51.101.1', 8);
    const refused = await two.app.inject({ url: '/wps/probe', remoteAddress: '198.51.101.2' });
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
    test.clock.advance({ seconds: 2 });
    expect(passed(await statuses(two, '198.51.101.1', 3))).toBe(2);
  });

  it('of ordinary calls are told once a second', async () => {
    const [one, two] = twoNodes('read');
    expect(passed(await statuses(one, '198.51.102.1', 9))).toBe(8);
    await one.shareLimits();
    expect(passed(await statuses(two, '198.51.102.1', 1))).toBe(1);
    await two.shareLimits();
    expect(passed(await statuses(two, '198.51.102.1', 5))).toBe(0);
    expect(passed(await statuses(two, '203.0.113.2', 1))).toBe(1);
  });

  it('survive a restart', async () => {
    const [one] = twoNodes('credentials');
    await statuses(one, '198.51.103.1', 8);
    const [again] = twoNodes('credentials');
    expect(passed(await statuses(again, '198.51.103.1', 1))).toBe(0);
  });

  it('leave no row of a bucket that is full again', async () => {
    const [one] = twoNodes('credentials');
    await statuses(one, '198.51.104.1', 3);
    test.clock.advance({ hours: 1 });
    await createRateStore(test.database()).forget(test.clock.nowMs());
    const { rows } = await test.database().pool.query('select key from rate_buckets');
    expect(rows).toEqual([]);
  });
});
