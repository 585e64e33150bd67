import type { ProofId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { peers } from '../peers/peers.ts';
import { ticketOfPeer } from '../peers/ticket-of-peer.ts';
import { selectProofIds } from '../proofs/store-proofs.ts';
import { type Deposit, type DepositStep, selectDepositSteps } from './store-deposits.ts';
import type { Ticket } from './ticket.ts';

/** An order with all that explains it. */
export interface WholeDeposit {
  readonly order: Deposit;
  readonly steps: readonly DepositStep[];
  readonly proofIds: readonly ProofId[];
  /** Where it is paid to. */
  readonly payment: Ticket | null;
}

export async function wholeDeposit(ctx: Ctx, order: Deposit): Promise<WholeDeposit> {
  const steps = await selectDepositSteps(ctx.tx, order.id);
  const proofs = await selectProofIds(ctx.tx, [order.id]);
  const payment = order.provider === peers ? await ticketOfPeer(ctx, order) : order.payment;
  return { order, steps, payment, proofIds: proofs.map(({ id }) => id) };
}
