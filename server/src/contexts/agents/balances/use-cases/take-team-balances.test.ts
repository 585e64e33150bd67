import { beforeAll, describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../../test/factories/agents.ts';
import { fund } from '../../../../../test/factories/wallet.ts';
import { workOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { findBalances } from '../store-balances.ts';
import { takeTeamBalances } from './take-team-balances.ts';

const test = testDatabase();
let [top, small, rich]: Placed[] = [];
const people = 204;

/** A large team of which one and a small team within have money. */
beforeAll(async () => {
  await test.inUnit(async (ctx) => {
    top = await placeMember(ctx, { isAgent: true });
    small = await placeMember(ctx, { isAgent: true, above: top.id });
    rich = await placeMember(ctx, { above: small.id });
    for (let place = 0; place < people; place += 1) {
      await placeMember(ctx, { above: top.id });
    }
    await fund(ctx, `member:${rich.id}:cash`, 7_500n);
    await fund(ctx, `member:${top.id}:cash`, 250n);
  });
});

const kept = () =>
  test.inUnit((ctx) =>
    findBalances(
      ctx.tx,
      [top, small].flatMap((agent) => agent?.id ?? []),
    ),
  );

describe('balances of large teams', () => {
  it('are taken with their moment, by one process in ten minutes', async () => {
    test.clock.set(Temporal.Instant.from('2026-03-09T08:13:20Z'));
    const both = await Promise.all([1, 2].map(() => takeTeamBalances(workOf(test))));
    expect(both.toSorted((answer, next) => Number(answer) - Number(next))).toEqual([false, true]);
    // 7 500 and 250 of minor units; the small team is summed up when somebody looks.
    expect([...(await kept())]).toEqual([
      [top?.id, { balanceMinor: 7_750n, takenAt: Temporal.Instant.from('2026-03-09T08:13:20Z') }],
    ]);
  });

  it('are taken anew in the next ten minutes, and no sooner', async () => {
    await test.inUnit((ctx) => fund(ctx, `member:${rich?.id ?? ''}:cash`, 1_000n));
    test.clock.set(Temporal.Instant.from('2026-03-09T08:19:59Z'));
    expect(await takeTeamBalances(workOf(test))).toBe(false);
    test.clock.set(Temporal.Instant.from('2026-03-09T08:20:00Z'));
    expect(await takeTeamBalances(workOf(test))).toBe(true);
    expect([...(await kept()).values()]).toMatchObject([{ balanceMinor: 8_750n }]);
  });
});
