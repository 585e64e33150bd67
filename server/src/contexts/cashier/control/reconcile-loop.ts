import type { Ctx } from '../../../platform/context.ts';
import type { Loop } from '../../../platform/loops.ts';
import { askedDays, dueDays } from '../../../platform/reconciling/due-days.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { everyProvider } from '../providers/find-provider.ts';
import type { ProviderParts } from '../providers/open-at-provider.ts';
import { noteMissingStatements } from './note-missing-statements.ts';
import { reconcile } from './reconcile.ts';
import { selectOpenDays, selectReconciledSince, selectTriedSince } from './store-control.ts';

const restMilliseconds = 600_000;
/** A day is compared once what was paid in its last minutes was told, or asked for (E3). */
const settlesHours = 1;
/** What was told later still may explain a difference: so long its day is compared again. */
const againDays = 3;
const againHours = 1;

interface Due {
  readonly provider: string;
  readonly days: readonly Temporal.PlainDate[];
}

/**
 * Every provider's days that are over are compared, the oldest first (R117), and again each hour
 * for three days while a difference is open: what agrees by then is closed. One that does not
 * answer keeps nobody else waiting: it is asked again for the same days, and after a day a person
 * is told.
 */
export function reconcileLoop(parts: ProviderParts): Loop {
  return {
    name: 'cashier_reconcile',
    restMilliseconds,
    run: async (work) => {
      for (const due of await work.run(systemUnit('reconciliations_due'), dueOf)) {
        await compareDays(parts, due);
      }
      return { isMore: false };
    },
  };
}

async function dueOf(ctx: Ctx): Promise<readonly Due[]> {
  const now = ctx.clock.now();
  const isOver = now.subtract({ hours: settlesHours });
  const today = isOver.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate();
  const since = String(today.subtract({ days: askedDays }));
  const compared = await selectReconciledSince(ctx.tx, since);
  const missing = await selectTriedSince(ctx.tx, since);
  const open = await selectOpenDays(ctx.tx, {
    from: String(today.subtract({ days: againDays })),
    before: now.subtract({ hours: againHours }),
  });
  const yesterday = today.subtract({ days: 1 });
  return (await everyProvider(ctx)).map(({ code: provider }) => {
    const again = daysOf(open, provider);
    const done = daysOf(compared, provider).filter((day) => !again.includes(day));
    const tried = [...daysOf(missing, provider), ...again];
    return { provider, days: dueDays({ yesterday, compared: done, missing: tried }) };
  });
}

function daysOf(
  rows: readonly { readonly provider: string; readonly day: string }[],
  provider: string,
): readonly string[] {
  return rows.filter((row) => row.provider === provider).map(({ day }) => day);
}

async function compareDays(parts: ProviderParts, { provider, days }: Due): Promise<void> {
  for (const [at, day] of days.entries()) {
    try {
      await reconcile(parts, { provider, day });
    } catch (error) {
      const facts = { err: error, provider, day: String(day) };
      parts.log.error(facts, 'a provider gave no statement and is asked again');
      await parts.work.run(systemUnit('statements_missing'), (ctx) =>
        noteMissingStatements(ctx, { provider, days: days.slice(at) }),
      );
      return;
    }
  }
}
