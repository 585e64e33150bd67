import type { Bill, Period } from '@portal/commission';
import type { BillPayState } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { ContractSettings } from '../settings.ts';
import type { UnitContract } from './store-runs.ts';
import { whyOf } from './why.ts';

/** A bill of a contract, before anything is paid of it. */
export function billRow(
  ctx: Ctx,
  from: {
    readonly bill: Bill;
    readonly contract: UnitContract;
    readonly unit: Period;
    readonly settings: ContractSettings;
  },
) {
  const { bill, contract, unit, settings } = from;
  const { payerId, payeeId, kind, scope } = contract;
  const { key: unitKey, start: unitStart, end: unitEnd } = unit;
  const payState = payStateOf(bill, contract, settings);
  return {
    id: ctx.ids.next('bil'),
    contractId: contract.id,
    payerId,
    payeeId,
    kind,
    scope,
    unitKey,
    unitStart,
    unitEnd,
    revision: 0,
    payState,
    status: bill.status,
    tier: bill.tier,
    validMinor: bill.validMinor,
    netLossMinor: bill.netLossMinor,
    active: bill.figures.active,
    amountMinor: bill.amountMinor,
    why: whyOf(bill, contract.tiers),
    at: ctx.clock.now(),
  };
}

/** Large dividends of the house wait for an operator (agents-loyalty-money.md C6 step 3). */
export function payStateOf(
  { amountMinor }: Pick<Bill, 'amountMinor'>,
  { payerId, kind }: Pick<UnitContract, 'payerId' | 'kind'>,
  { autoApproveMostMinor: most }: Pick<ContractSettings, 'autoApproveMostMinor'>,
): BillPayState {
  if (amountMinor === 0n) {
    return 'NONE';
  }
  const isLarge = most !== undefined && amountMinor > most;
  return payerId === null && kind === 'DIVIDEND' && isLarge ? 'APPROVAL' : 'WAITING';
}
