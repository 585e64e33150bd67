import { rateCategories } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { IncomeLine, PaidIncome, PaidIncomeQuery } from '../agents/index.ts';
import { sumPaidParts } from './store-paid-parts.ts';

/**
 * Rebates that an agent was paid in some days, by category, as its report of income shows them:
 * the differences of what its line played, and what came back of its own play. The house pays
 * both, so nothing of them goes on, and those below with a difference of their own have a report
 * of their own.
 */
export async function rebateIncomeOf(ctx: Ctx, query: PaidIncomeQuery): Promise<PaidIncome> {
  const { source, scope, memberId, from, to } = query;
  if (source !== undefined && source !== 'difference' && source !== 'rebate') {
    return { lines: [], below: [] };
  }
  const zone = ctx.site.timeZone;
  const rows = await sumPaidParts(ctx.tx, { memberId, zone, from, to });
  const lines = rows.map((row): IncomeLine => ({
    day: row.day,
    source: row.source === 'team' ? 'difference' : 'rebate',
    scope: rateCategories.find((category) => category === row.category) ?? null,
    baseMinor: row.validMinor,
    // Everybody below has rates of their own.
    ratePpm: null,
    receivedMinor: row.amountMinor,
    paidMinor: 0n,
  }));
  return {
    lines: lines.filter(
      (line) => (source ?? line.source) === line.source && (scope ?? line.scope) === line.scope,
    ),
    below: [],
  };
}
