import { describe, expect, test } from 'vitest';
import { dealtPlans } from './dealt-hands.ts';
import { simulationPlans, slotPlans } from './plans.ts';
import { isInside99, quantile99 } from './simulate.ts';
import { simulationStream } from '../../src/testing/xoshiro.ts';

// Many rounds per game through the whole engine, seeds fixed; ten million at night, when a
// difference that is seven times smaller shows.
const rounds = 200_000;
const limitMilliseconds = 60_000;

describe('two hundred thousand rounds return what was enumerated, inside the 99 percent interval', () => {
  test.each(simulationPlans.map((plan, index) => [plan.name, plan, index] as const))(
    '%s',
    (_, plan, index) => {
      const played = plan.run(rounds, simulationStream(1_000 + index));
      const standardError =
        plan.variance === undefined ? played.standardError : Math.sqrt(plan.variance() / rounds);
      expect(isInside99({ ...played, standardError }, plan.expected())).toBe(true);
    },
    limitMilliseconds,
  );
});

// The smallest ones here; all of them at night.
test.each(slotPlans.slice(1, 3).map((plan) => [plan.name, plan] as const))(
  'a hundred thousand rounds of %s return what was enumerated',
  (_, plan) => {
    const spins = 100_000;
    const played = plan.run(spins, simulationStream(2_000));
    const standardError = Math.sqrt((plan.variance?.() ?? Infinity) / spins);
    expect(isInside99({ ...played, standardError }, plan.expected())).toBe(true);
  },
  limitMilliseconds,
);

test.each(dealtPlans.map((plan) => [plan.name, plan] as const))(
  'two hundred thousand deals show %s as often as counted',
  (_, plan) => {
    const hands = 200_016;
    const found = plan.count(hands, simulationStream(3_000));
    const deviation = Math.sqrt(hands * plan.chance * (1 - plan.chance));
    expect(Math.abs(found - hands * plan.chance)).toBeLessThan(quantile99 * deviation);
  },
  limitMilliseconds,
);
