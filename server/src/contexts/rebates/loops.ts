import type { Loop } from '../../platform/loops.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import type { RebateSettings } from './settings.ts';
import { creditRebates } from './use-cases/credit-rebates.ts';

const restMs = 60_000;

export function rebateLoops(settings: () => RebateSettings): readonly Loop[] {
  return [
    {
      name: 'rebates_credit',
      restMilliseconds: restMs,
      run: (work) =>
        work.run(systemUnit('rebates_credit'), async (ctx) => ({
          isMore: await creditRebates(ctx, settings()),
        })),
    },
  ];
}
