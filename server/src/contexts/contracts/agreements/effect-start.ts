import { periodOf, type PeriodType } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import type { ContractSettings } from '../settings.ts';
import { type ContractRow, hasHadContract, selectOpenContracts } from './store-contracts.ts';

/** Real-time pay begins and ends with a day of the site, because its sum is that of the day. */
function boundOf({ periodType }: Pick<ContractRow, 'periodType'>): PeriodType {
  return periodType === 'FIVE_MIN' ? 'DAILY' : periodType;
}

/**
 * Where the running unit of a contract ends. Everything begins and ends at such bounds, so that no
 * unit is ever split (agents-loyalty-money.md C3).
 */
export function unitEnd(ctx: Ctx, contract: Pick<ContractRow, 'periodType'>) {
  return periodOf(boundOf(contract), ctx.site.timeZone, ctx.clock.now()).end;
}

/**
 * When an accepted contract takes effect: with the next unit, and the first dividend of a payee
 * with the running one, unless the payer's own contract begins later: what covers a contract is in
 * force at every moment of it (agents-loyalty-money.md 11, invariant 5).
 */
export async function effectStart(
  ctx: Ctx,
  contract: ContractRow,
  { backdatesFirst }: Pick<ContractSettings, 'backdatesFirst'>,
): Promise<Temporal.Instant> {
  const unit = periodOf(boundOf(contract), ctx.site.timeZone, ctx.clock.now());
  const isBackdated =
    backdatesFirst &&
    contract.kind === 'DIVIDEND' &&
    !(await hasHadContract(ctx.tx, contract)) &&
    (await isCoveredFrom(ctx, contract, unit.start));
  return isBackdated ? unit.start : unit.end;
}

async function isCoveredFrom(
  ctx: Ctx,
  { payerId, kind, scope }: ContractRow,
  start: Temporal.Instant,
): Promise<boolean> {
  if (payerId === null) {
    return true;
  }
  const open = await selectOpenContracts(ctx.tx, payerId);
  return open.some(
    (row) =>
      row.payeeId === payerId &&
      row.kind === kind &&
      (row.scope === scope || row.scope === 'CONS') &&
      row.startsAt !== null &&
      Temporal.Instant.compare(row.startsAt, start) <= 0,
  );
}
