import { expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { hasBonusProfit } from './has-bonus-profit.ts';
import { openRequirement } from './open-requirement.ts';

const test = testDatabase();

// agents-loyalty-money.md E5.
it.each([
  ['bonus', 20_000n, false],
  ['bonus', 20_001n, true],
  ['deposit', 20_001n, false],
] as const)('of a %s of 10.00 whose play won %s minor units', async (source, won, isFound) => {
  const ann = turnoverPlayer(test, `profit${source.length}${won}`);
  const { memberId } = ann;
  const reference = `${source}-${won}`;
  const opened = { source, reference, memberId, amountMinor: 1_000n, multiple: 1 };
  await test.inUnit((ctx) => openRequirement(ctx, opened));
  await test.database().pool.query(
    `update wagering_requirements set net_minor = $2 + 500, net_shift_minor = -500
        where member_id = $1`,
    [memberId, String(won)],
  );
  const now = test.clock.now();
  const ask = (moment: Temporal.Instant) =>
    test.inUnit((ctx) => hasBonusProfit(ctx, { memberId, since: moment, times: 20 }));
  expect(await ask(now.subtract({ hours: 1 }))).toBe(isFound);
  expect(await ask(now.add({ hours: 1 }))).toBe(false);
});
