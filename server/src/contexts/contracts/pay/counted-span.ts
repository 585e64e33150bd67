import { partInForce, type Span } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { ruleContract } from '../agreements/as-rules.ts';
import { findContract } from '../agreements/store-contracts.ts';
import type { BillRow } from './store-bills.ts';
import { findRun } from './store-runs.ts';

/**
 * From when to when a bill counts what was booked: its unit, and of a day of real-time pay the part
 * in which the contract was in force, as far as the day was computed (agents-loyalty-money.md C3).
 */
export async function countedSpan(ctx: Ctx, bill: BillRow): Promise<Span> {
  const { kind, unitStart: start, unitEnd: end } = bill;
  if (kind !== 'REALTIME') {
    return { start, end };
  }
  const run = assertDefined(await findRun(ctx.tx, bill.runId), 'a bill has its run');
  const contract = assertDefined(await findContract(ctx.tx, bill.contractId), 'a bill has it');
  return partInForce(ruleContract(contract), { start, end: run.computedTo ?? end });
}
