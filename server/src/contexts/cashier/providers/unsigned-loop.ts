import type { Loop } from '../../../platform/loops.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import { keepUnsigned } from './keep-unsigned.ts';
import type { UnsignedCalls } from './unsigned-calls.ts';

const restMilliseconds = 15_000;

/** Keeps what was counted, however many calls it was, in one transaction at a time. */
export function unsignedLoop(calls: UnsignedCalls): Loop {
  return {
    name: 'cashier_unsigned_calls',
    restMilliseconds,
    run: async (work) => {
      const counted = calls.take();
      if (counted.size > 0) {
        await keep(work, calls, counted);
      }
      return { isMore: false };
    },
  };
}

async function keep(
  work: UnitOfWork,
  calls: UnsignedCalls,
  counted: ReadonlyMap<string, number>,
): Promise<void> {
  try {
    await work.run(systemUnit('unsigned_calls'), (ctx) => keepUnsigned(ctx, counted));
  } catch (error) {
    calls.giveBack(counted);
    throw error;
  }
}
