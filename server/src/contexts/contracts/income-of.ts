import type { ContractKind } from '@portal/commission';
import type { IncomeSource } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { IncomeLine, PaidIncome, PaidIncomeQuery } from '../agents/index.ts';
import { type IncomeSpan, sumIncome, sumPaidBelow, sumTakenBack } from './pay/store-income.ts';

const kinds: Partial<Readonly<Record<IncomeSource, ContractKind>>> = {
  dividend: 'DIVIDEND',
  daily: 'DAILY',
  hourly: 'HOURLY',
  realtime: 'REALTIME',
};
const sources = {
  DIVIDEND: 'dividend',
  DAILY: 'daily',
  HOURLY: 'hourly',
  REALTIME: 'realtime',
} as const satisfies Readonly<Record<ContractKind, IncomeSource>>;

/** What contracts paid to and from an agent in some days, as its report of income shows it. */
export async function incomeOf(ctx: Ctx, query: PaidIncomeQuery): Promise<PaidIncome> {
  const { source, scope = null, memberId, from, to } = query;
  const { timeZone: zone } = ctx.site;
  const kind = source === undefined ? null : (kinds[source] ?? null);
  const span: IncomeSpan = { memberId, zone, from, to, kind, scope };
  const hasPay = source === undefined || kind !== null;
  const hasTaken = source === undefined || source === 'clawback';
  return {
    lines: [
      ...(hasPay ? await paidLines(ctx, span) : []),
      ...(hasTaken ? await takenLines(ctx, span) : []),
    ],
    below: hasPay ? await sumPaidBelow(ctx.tx, span) : [],
  };
}

async function paidLines(ctx: Ctx, span: IncomeSpan): Promise<readonly IncomeLine[]> {
  const rows = await sumIncome(ctx.tx, span);
  const groups = Map.groupBy(rows, ({ day, kind, scope }) => `${day} ${kind} ${scope}`);
  return [...groups.values()].flatMap((sides) => {
    const received = sides.find(({ isReceived }) => isReceived);
    const paid = sides.find(({ isReceived }) => !isReceived);
    const told = received ?? paid;
    return told === undefined
      ? []
      : [
          {
            day: told.day,
            source: sources[told.kind],
            scope: told.scope,
            baseMinor: told.baseMinor,
            ratePpm: told.ratePpm,
            receivedMinor: received?.amountMinor ?? 0n,
            paidMinor: paid?.amountMinor ?? 0n,
          },
        ];
  });
}

/** What is taken back is less received, and what others give back is less paid. */
async function takenLines(ctx: Ctx, span: IncomeSpan): Promise<readonly IncomeLine[]> {
  const rows = await sumTakenBack(ctx.tx, span);
  return rows.map(({ day, kind, unitKey, unitStart, scope, isReceived, amountMinor }) => ({
    day,
    source: 'clawback',
    takenBackOf: {
      source: sources[kind],
      unit: kind === 'HOURLY' ? hourText(ctx, unitStart) : unitKey,
    },
    scope,
    baseMinor: null,
    ratePpm: null,
    receivedMinor: isReceived ? -amountMinor : 0n,
    paidMinor: isReceived ? 0n : -amountMinor,
  }));
}

/** Keys of hours are those of UTC; whoever reads them lives by the time of the site. */
function hourText({ site }: Pick<Ctx, 'site'>, start: Temporal.Instant): string {
  const time = start.toZonedDateTimeISO(site.timeZone).toPlainDateTime();
  return time.toString({ smallestUnit: 'minute' }).replace('T', ' ');
}
