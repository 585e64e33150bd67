import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import type { Bets } from '../../bets/index.ts';
import { settleIssue } from './use-cases/settle-issue.ts';

const restSeconds = 60;

/**
 * Settles issue after issue. One whose settlement fails rests for a minute, so that it never holds
 * up the others; its failure goes on to whoever runs the loop and is logged each time.
 */
export function openSettling(bets: Bets) {
  const restingUntil = new Map<bigint, Temporal.Instant>();
  return async (work: UnitOfWork): Promise<{ readonly isMore: boolean }> => {
    let running: { readonly id: bigint; readonly until: Temporal.Instant } | undefined;
    try {
      return await work.run(systemUnit('lottery.settle'), async (ctx) => {
        const now = ctx.clock.now();
        const until = now.add({ seconds: restSeconds });
        return settleIssue(ctx, bets, {
          resting: [...restingUntil]
            .filter(([, moment]) => Temporal.Instant.compare(moment, now) > 0)
            .map(([id]) => id),
          begin: (id) => {
            running = { id, until };
          },
        });
      });
    } catch (error) {
      if (running !== undefined) {
        restingUntil.set(running.id, running.until);
      }
      throw error;
    }
  };
}
