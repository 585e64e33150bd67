import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { keepUnsigned } from './keep-unsigned.ts';
import type { UnsignedCalls } from './unsigned-calls.ts';

const restMilliseconds = 15_000;

/** Keeps what was counted, however many calls it was, in one transaction at a time. */
export function unsignedLoop(calls: UnsignedCalls): Loop {
  return {
    name: 'cashier_unsigned_calls',
    restMilliseconds,
    run: async (work) => {
      const taken = calls.take();
      if (taken.size > 0) {
        await work.run(systemUnit('unsigned_calls'), (ctx) => keepUnsigned(ctx, taken));
      }
      return { isMore: false };
    },
  };
}
