import { periodOf } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { cutDay } from '../../turnover/index.ts';
import type { ContractSettings } from '../settings.ts';
import { type ContractRow, hasHadContract, selectOpenContracts } from './store-contracts.ts';

/**
 * Where the running unit of a contract ends. Everything begins and ends at such bounds, so that no
 * unit is ever split (agents-loyalty-money.md C3). The day of real-time pay is: its sums are kept
 * apart from that moment on.
 */
export async function unitEnd(
  ctx: Ctx,
  { periodType }: Pick<ContractRow, 'periodType'>,
): Promise<Temporal.Instant> {
  const endAt = (now: Temporal.Instant) => periodOf(periodType, ctx.site.timeZone, now).end;
  return periodType === 'FIVE_MIN' ? cutDay(ctx, endAt) : endAt(ctx.clock.now());
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
  const { start } = periodOf(contract.periodType, ctx.site.timeZone, ctx.clock.now());
  const isBackdated =
    backdatesFirst &&
    contract.kind === 'DIVIDEND' &&
    !(await hasHadContract(ctx.tx, contract)) &&
    (await isCoveredFrom(ctx, contract, start));
  return isBackdated ? start : unitEnd(ctx, contract);
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
