import type { Ctx } from '../../../platform/context.ts';
import type { DeskQueue } from '../../../platform/desk-queue.ts';
import type { Loop } from '../../../platform/loops.ts';
import { askedDays, dueDays } from '../../../platform/reconciling/due-days.ts';
import { spanOf } from '../../../platform/reconciling/span-of.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { compareDay, type DayParts } from './compare-day.ts';
import { selectComparedSince, selectMissedSince } from './store-days.ts';
import { insertFinding, measureFindings } from './store-findings.ts';

const restMilliseconds = 600_000;
/** What was played at midnight has its result by then, on both sides. */
const settlesHours = 1;
const graceHours = 24;

interface Due {
  readonly vendorCode: string;
  readonly days: readonly Temporal.PlainDate[];
}

/**
 * The days of every vendor that can be asked are compared once they are over, the oldest first
 * (rule 22). One that does not answer keeps nobody else waiting: it is asked again for the same
 * days, and after a day that becomes a finding too.
 */
export function vendorDayLoop(parts: DayParts): Loop {
  return {
    name: 'gateway_vendor_days',
    restMilliseconds,
    run: async (work) => {
      const vendors = [...(await parts.vendors.callers()), ...(await parts.vendors.purses())];
      const codes = vendors.filter(({ reportUrl }) => reportUrl !== undefined);
      const due = await work.run(systemUnit('vendor_days_due'), (ctx) =>
        dueOf(
          ctx,
          codes.map(({ code }) => code),
        ),
      );
      for (const vendor of due) {
        await compareDays(parts, vendor);
      }
      return { isMore: false };
    },
  };
}

async function dueOf(ctx: Ctx, codes: readonly string[]): Promise<readonly Due[]> {
  const isOver = ctx.clock.now().subtract({ hours: settlesHours });
  const today = isOver.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate();
  const since = String(today.subtract({ days: askedDays }));
  const compared = await selectComparedSince(ctx.tx, since);
  const missing = await selectMissedSince(ctx.tx, since);
  const yesterday = today.subtract({ days: 1 });
  return codes.map((vendorCode) => ({
    vendorCode,
    days: dueDays({
      yesterday,
      compared: daysOf(compared, vendorCode),
      missing: daysOf(missing, vendorCode),
    }),
  }));
}

function daysOf(
  rows: readonly { readonly vendorCode: string; readonly day: string }[],
  vendorCode: string,
): readonly string[] {
  return rows.filter((row) => row.vendorCode === vendorCode).map(({ day }) => day);
}

async function compareDays(parts: DayParts, { vendorCode, days }: Due): Promise<void> {
  for (const [at, day] of days.entries()) {
    try {
      await compareDay(parts, { vendorCode, day });
    } catch (error) {
      const facts = { err: error, vendor: vendorCode, day: String(day) };
      parts.log.error(facts, 'a vendor did not tell its day and is asked again');
      await parts.work.run(systemUnit('vendor_days_missing'), (ctx) =>
        noteMissing(ctx, { vendorCode, days: days.slice(at) }),
      );
      return;
    }
  }
}

/** Days that were over a day ago and of which nothing came become a finding each, once. */
async function noteMissing(ctx: Ctx, { vendorCode, days }: Due): Promise<void> {
  const at = ctx.clock.now();
  const before = at.subtract({ hours: graceHours });
  const late = days.filter((day) => Temporal.Instant.compare(spanOf(ctx, day).to, before) <= 0);
  for (const day of late) {
    await insertFinding(ctx.tx, {
      id: ctx.ids.next('vfd'),
      vendorCode,
      day: String(day),
      kind: 'file_missing',
      txId: String(day),
      isPrize: false,
      roundId: '',
      memberId: null,
      currency: ctx.site.currency,
      ours: undefined,
      theirs: undefined,
      at,
    });
  }
}

/** Differences with the books of vendors that nobody has decided. */
export const vendorBooks: DeskQueue = {
  name: 'vendorBooks',
  ability: 'bets.read',
  depth: (ctx) => measureFindings(ctx.tx),
};
