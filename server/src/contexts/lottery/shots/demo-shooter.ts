import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { shootForDemo } from './use-cases/shoot-for-demo.ts';

/** Keeps the rounds of a demo site alive. Twenty-six shots take it nine minutes of fifteen. */
export const demoShooter: Loop = {
  name: 'lottery.demo_shots',
  restMilliseconds: 20_000,
  run: async (work) => {
    await work.run(systemUnit('lottery.demo_shots'), shootForDemo);
    return { isMore: false };
  },
};
