import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { IncomeLine, PaidIncome, PaidIncomeQuery } from '../../agents/index.ts';
import { sumGiven, sumReceived } from './store-envelope-income.ts';

const nothing: PaidIncome = { lines: [], below: [] };

/**
 * What red envelopes brought an agent and cost, by the day on which they were taken, as the report
 * of income shows it (agents-loyalty-money.md B5). What nobody took was never paid.
 */
export async function envelopeIncomeOf(ctx: Ctx, query: PaidIncomeQuery): Promise<PaidIncome> {
  const { source, scope, memberId, from, to } = query;
  if (scope !== undefined || (source !== undefined && source !== 'envelope')) {
    return nothing;
  }
  const span = { memberId, zone: ctx.site.timeZone, from, to };
  const received = await sumReceived(ctx.tx, span);
  const given = await sumGiven(ctx.tx, span);
  const days = [...new Set([...received, ...given].map(({ day }) => day))];
  const lines = days.map((day): IncomeLine => ({
    day,
    source: 'envelope',
    scope: null,
    baseMinor: null,
    ratePpm: null,
    receivedMinor: sumOf(received.filter((row) => row.day === day)),
    paidMinor: sumOf(given.filter((row) => row.day === day)),
  }));
  return { lines, below: byPayee(given) };
}

interface Amount {
  readonly amountMinor: bigint;
}

function sumOf(rows: readonly Amount[]): bigint {
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
}

function byPayee(rows: readonly (Amount & { readonly takenBy: MemberId })[]): PaidIncome['below'] {
  return [...Map.groupBy(rows, ({ takenBy }) => takenBy)].map(([payeeId, own]) => ({
    payeeId,
    amountMinor: sumOf(own),
  }));
}
