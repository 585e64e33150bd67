import { depositMoves, isDepositClosed } from '@portal/commission';
import type { DepositState } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { authorOf, bySite } from '../author-of.ts';
import { type Deposit, moveDeposit } from './store-deposits.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A deposit has come to a new state. */
    'cashier.deposit_moved': {
      readonly depositId: string;
      readonly memberId: string;
      readonly state: DepositState;
      readonly reason: string | null;
      readonly amount: string;
      /** What of it stands in the balance, or would: the fee is off. */
      readonly net: string;
      readonly currency: string;
      /** The promotion that its member chose with it. */
      readonly promotionId: string | null;
      readonly at: string;
    };
  }
}

export interface DepositReasons {
  readonly reason?: string | null;
  readonly note?: string | null;
  /** When the next act is expected. */
  readonly dueAt?: Temporal.Instant | null;
  /** It follows by itself from what somebody did, who is not its author. */
  readonly isBySite?: boolean;
}

/**
 * Moves a locked order, by the machine of the rules alone; every move is a step with its author and
 * reason, and is told. Refuses with `order_state_conflict`.
 */
export async function moveDepositTo(
  ctx: Ctx,
  order: Deposit,
  move: DepositReasons & { readonly to: DepositState },
): Promise<Deposit> {
  const { to: state, reason = null, note = null, dueAt = null, isBySite = false } = move;
  refuseDepositMove(order, state);
  return writeStep(ctx, order, { to: state, reason, note, dueAt, isBySite });
}

/** What changed about a locked order without a move: a step in its state, which is told as well. */
export function noteDepositStep(
  ctx: Ctx,
  order: Deposit,
  step: { readonly reason: string; readonly dueAt: Temporal.Instant },
): Promise<Deposit> {
  return writeStep(ctx, order, { to: order.state, note: null, isBySite: false, ...step });
}

async function writeStep(
  ctx: Ctx,
  order: Deposit,
  step: Required<DepositReasons> & { readonly to: DepositState },
): Promise<Deposit> {
  const { to: state, reason, note, dueAt, isBySite } = step;
  const at = ctx.clock.now();
  const isClosed = isDepositClosed(state);
  const amountMinor = order.paidMinor ?? order.amountMinor;
  const by = isBySite ? bySite : authorOf(ctx.actor);
  await moveDeposit(ctx.tx, { id: order.id, state, at, dueAt, reason, note, isClosed, by });
  await emit(ctx, {
    name: 'cashier.deposit_moved',
    payload: {
      depositId: order.id,
      memberId: order.memberId,
      state,
      reason,
      amount: String(amountMinor),
      net: String(amountMinor - order.feeMinor),
      currency: order.currency,
      promotionId: order.promotionId,
      at: String(at),
    },
  });
  return {
    ...order,
    state,
    stateAt: at,
    dueAt,
    reason,
    note,
    closedAt: isClosed ? at : null,
    creditedAt: state === 'CREDITED' ? at : order.creditedAt,
    claimedBy: null,
    claimedUntil: null,
    approvalId: null,
  };
}

export function refuseDepositMove(order: Pick<Deposit, 'state'>, to: DepositState): void {
  if (!depositMoves[order.state].includes(to)) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
}
