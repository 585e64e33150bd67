import type { ProofId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectProofIds } from '../proofs/store-proofs.ts';
import { type Deposit, type DepositStep, selectDepositSteps } from './store-deposits.ts';

/** An order with all that explains it. */
export interface WholeDeposit {
  readonly order: Deposit;
  readonly steps: readonly DepositStep[];
  readonly proofIds: readonly ProofId[];
}

export async function wholeDeposit(ctx: Ctx, order: Deposit): Promise<WholeDeposit> {
  const steps = await selectDepositSteps(ctx.tx, order.id);
  const proofs = await selectProofIds(ctx.tx, [order.id]);
  return { order, steps, proofIds: proofs.map(({ id }) => id) };
}
