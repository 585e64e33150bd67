import { dealtPlans } from '@portal/games/simulation/dealt-hands';
import { simulationPlans, slotPlans, type SimulationPlan } from '@portal/games/simulation/plans';
import { isInside99, quantile99 } from '@portal/games/simulation/simulate';
import { simulationStream } from '@portal/games/simulation/xoshiro';

const tenMillion = 10_000_000;
const tenMillionHands = 10_000_008;

/** Ten million rounds of every game and machine inside the 99 percent interval (R33). */
export function run(): Promise<{ passed: number; failed: number }> {
  const plans = [...simulationPlans, ...slotPlans];
  const outside = [
    ...plans.flatMap((plan, index) => problemOf(plan, 7_000 + index)),
    ...dealtPlans.flatMap((plan, index) => {
      const found = plan.count(tenMillionHands, simulationStream(8_000 + index));
      const expected = tenMillionHands * plan.chance;
      const deviation = Math.sqrt(expected * (1 - plan.chance));
      return report(plan.name, (found - expected) / deviation);
    }),
  ];
  if (outside.length > 0) {
    throw new Error(`Outside the 99 percent interval: ${outside.join(', ')}.`);
  }
  return Promise.resolve({ passed: plans.length + dealtPlans.length, failed: 0 });
}

function problemOf(plan: SimulationPlan, seed: number): string[] {
  const played = plan.run(tenMillion, simulationStream(seed));
  const standardError =
    plan.variance === undefined ? played.standardError : Math.sqrt(plan.variance() / tenMillion);
  const expected = plan.expected();
  console.log(`${plan.name}: ${played.mean.toFixed(6)} played, ${expected.toFixed(6)} enumerated`);
  const isInside = isInside99({ ...played, standardError }, expected);
  return isInside ? [] : [plan.name];
}

function report(name: string, deviations: number): string[] {
  console.log(`${name}: ${deviations.toFixed(2)} standard deviations from the count`);
  return Math.abs(deviations) < quantile99 ? [] : [name];
}
