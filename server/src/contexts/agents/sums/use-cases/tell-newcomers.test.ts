import { describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { tellNewcomers } from './tell-newcomers.ts';

const test = testDatabase();

async function told() {
  const { rows } = await test
    .database()
    .pool.query<{ payload: unknown }>(
      "select payload from outbox where name = 'agents.newcomers_counted' order by id",
    );
  return rows.map(({ payload }) => payload);
}

describe('tellNewcomers', () => {
  it('counts who came directly below each agent on the day that is over', async () => {
    test.clock.set(Temporal.Instant.from('2026-03-01T10:00:00Z'));
    const place = (options: Parameters<typeof placeMember>[1]) =>
      test.inUnit((ctx) => placeMember(ctx, options));
    const top = await place({ isAgent: true });
    const agent = await place({ isAgent: true, above: top.id });
    test.clock.set(Temporal.Instant.from('2026-03-02T08:00:00Z'));
    await place({ above: agent.id });
    await place({ above: agent.id });
    await place({ above: top.id });
    // Not while the day runs, and not at noon of the next.
    await test.inUnit(tellNewcomers);
    test.clock.set(Temporal.Instant.from('2026-03-03T05:00:00Z'));
    await test.inUnit(tellNewcomers);
    expect(await told()).toEqual([]);
    test.clock.set(Temporal.Instant.from('2026-03-02T17:20:00Z'));
    await test.inUnit(tellNewcomers);
    const agents = [
      { memberId: top.id, count: 1 },
      { memberId: agent.id, count: 2 },
    ].toSorted(({ memberId: left }, { memberId: right }) => (left < right ? -1 : 1));
    expect(await told()).toEqual([{ siteDay: '2026-03-02', agents }]);
  });
});
