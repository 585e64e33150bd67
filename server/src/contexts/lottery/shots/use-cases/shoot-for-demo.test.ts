import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { openDue } from '../../store-issues.ts';
import { makeIssuesAhead } from '../../use-cases/make-issues-ahead.ts';
import { shootForDemo } from './shoot-for-demo.ts';

const test = testDatabase();
const server = runningServer(test);
const gameCode = 'YK15M';

async function shootAs(site: { readonly isDemo: boolean }): Promise<void> {
  test.clock.advance({ seconds: 20 });
  await test.inUnit((ctx) => shootForDemo(ctx), { site });
}

async function round() {
  const got = await server.browser().call(endpoints.readLotteryShots, { query: { gameCode } });
  const [first] = endpoints.readLotteryShots.reply.parse(got.value).rounds;
  return first ?? expect.fail('no round is open');
}

beforeAll(async () => {
  test.clock.set(Temporal.Instant.from('2026-03-02T08:00:30Z'));
  await test.inUnit(async (ctx) => {
    await makeIssuesAhead(ctx);
    await openDue(ctx.tx, ctx.clock.now());
  });
});

describe('the shooter of a demo site', () => {
  it('shoots nothing on any other site', async () => {
    await shootAs({ isDemo: false });
    expect((await round()).count).toBe(0);
  });

  it('shoots for several members of the demo, until a round has enough', async () => {
    await shootAs({ isDemo: true });
    expect(await round()).toMatchObject({ count: 1, shots: [{ position: 1 }] });
    for (let shot = 0; shot < 30; shot += 1) {
      await shootAs({ isDemo: true });
    }
    const { count, shots, needed } = await round();
    expect(count).toBe(26);
    expect(count).toBeGreaterThanOrEqual(needed);
    expect(new Set(shots.map(({ shooter }) => shooter)).size).toBeGreaterThan(1);
  });

  it('waits for its turn as everybody does', async () => {
    test.clock.set(Temporal.Instant.from('2026-03-02T08:16:00Z'));
    await test.inUnit((ctx) => openDue(ctx.tx, ctx.clock.now()));
    const before = await round();
    // At one moment each of the four has one turn.
    for (let shot = 0; shot < 40; shot += 1) {
      await test.inUnit((ctx) => shootForDemo(ctx), { site: { isDemo: true } });
    }
    expect((await round()).count - before.count).toBeLessThanOrEqual(4);
  });
});
