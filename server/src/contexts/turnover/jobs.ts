import type { Job } from '../../platform/jobs.ts';
import type { Loop } from '../../platform/loops.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import { forgetCuts, forgetSegments } from './store-cuts.ts';
import { forgetHours, makeTurnoverPartitions } from './store-fold.ts';
import { endRequirements } from './use-cases/end-requirements.ts';
import { foldFacts } from './use-cases/fold-facts.ts';
import { proveTurnover } from './use-cases/prove-turnover.ts';

const monthsAhead = 12;
/** What an hourly contract and the signs of harm look back on (agents-loyalty-money.md B3). */
const hoursKept = 8 * 24;
/** No unit is corrected after a year (`clawback.days`). */
const cutsKept = 366 * 24;
const foldRestMs = 5_000;

/** Sums are no older than this and the time that one fold takes. */
export const foldLoop: Loop = {
  name: 'turnover_fold',
  restMilliseconds: foldRestMs,
  run: (work) => work.run(systemUnit('turnover_fold'), (ctx) => foldFacts(ctx)),
};

export const turnoverJobs: readonly Job[] = [
  {
    name: 'turnover_end_requirements',
    cron: '* * * * *',
    run: async (ctx) => {
      await endRequirements(ctx);
    },
  },
  {
    name: 'turnover_forget_hours',
    cron: '41 2 * * *',
    run: async (ctx) => {
      const now = ctx.clock.now();
      await forgetHours(ctx.tx, now.subtract({ hours: hoursKept }));
      await forgetSegments(ctx.tx, now.subtract({ hours: cutsKept }));
      await forgetCuts(ctx.tx, now.subtract({ hours: cutsKept }));
    },
  },
  {
    name: 'turnover_prove',
    cron: '7 4 * * *',
    run: async (ctx) => {
      for (const { siteDay, figure, rollupMinor, ledgerMinor } of await proveTurnover(ctx)) {
        const sums = { siteDay, figure, rollup: String(rollupMinor), ledger: String(ledgerMinor) };
        ctx.log.error(sums, 'the turnover of a day differs from the ledger');
      }
    },
  },
  {
    name: 'turnover_extend_partitions',
    cron: '23 3 * * *',
    run: async (ctx) => {
      const today = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
      const firstMonth = today.with({ day: 1 }).toString();
      const made = await makeTurnoverPartitions(ctx.tx, { firstMonth, monthCount: monthsAhead });
      if (made > 0) {
        ctx.log.info({ made }, 'months added to the turnover');
      }
    },
  },
];
