import type { MemberRow } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { readHours, readSpan } from '../../turnover/index.ts';
import { correctedRows, daysOf, memberRow, type UnitOfPay } from './figures.ts';
import { leftOut } from './left-out.ts';

/**
 * What was booked in a unit, by member and category. What was taken back of it after it was settled
 * counts in it, and not in the unit in which it was taken back (C7); what is left out does not.
 */
export async function unitRows(
  ctx: Ctx,
  { kind, unit, periodType, memberIds }: UnitOfPay,
): Promise<readonly MemberRow[]> {
  const some = memberIds === undefined ? {} : { memberIds };
  const sums =
    periodType === 'HOURLY'
      ? await readHours(ctx, { from: unit.start, to: unit.end, ...some })
      : await readSpan(ctx, { ...daysOf(ctx, unit), ...some });
  const rows = [...sums.map(memberRow), ...(await correctedRows(ctx, kind, unit))];
  return [...rows, ...(await leftOut(ctx, { kind, unit, periodType }, rows))];
}
