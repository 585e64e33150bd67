import { isWithdrawalClosed, withdrawalMoves } from '@portal/commission';
import type { WithdrawalState } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { authorOf, bySite } from '../author-of.ts';
import { moveTo, type Order } from './store-withdrawals.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A withdrawal has come to a new state. */
    'cashier.withdrawal_moved': {
      readonly withdrawalId: string;
      readonly memberId: string;
      readonly state: WithdrawalState;
      readonly reason: string | null;
      /** What the step is about: a payment, what came back, or all that was asked for. */
      readonly amount: string;
      /** What is still to be paid after a ruling. */
      readonly left?: string;
      /** The number of the order; events of before have none. */
      readonly number?: string;
      readonly currency: string;
      readonly at: string;
    };
  }
}

export interface Reasons {
  readonly reason?: string | null;
  readonly note?: string | null;
  /** When the next act is expected. */
  readonly dueAt?: Temporal.Instant | null;
  /** What the step is about, where that is not the whole order. */
  readonly aboutMinor?: bigint;
  /** What is still to be paid after it, where that is told. */
  readonly leftMinor?: bigint | undefined;
  /** It follows by itself from what somebody did, who is not its author. */
  readonly isBySite?: boolean;
}

/**
 * Moves a locked order, by the machine of the rules alone; every move is a step with its author and
 * reason, and is told. Refuses with `order_state_conflict`.
 */
export async function moveOrder(
  ctx: Ctx,
  order: Order,
  move: Reasons & { readonly to: WithdrawalState },
): Promise<Order> {
  const { to: state, reason = null, note = null, dueAt = null, isBySite = false } = move;
  const { aboutMinor = order.amountMinor, leftMinor } = move;
  refuseMove(order, state);
  const amounts = { aboutMinor, leftMinor };
  return writeStep(ctx, order, { to: state, reason, note, dueAt, isBySite, ...amounts });
}

/** What changed about a locked order without a move: a step in its state, which is told as well. */
export function noteStep(
  ctx: Ctx,
  order: Order,
  step: {
    readonly reason: string;
    readonly dueAt: Temporal.Instant | null;
    readonly note?: string | null;
    readonly aboutMinor?: bigint;
    readonly leftMinor?: bigint | undefined;
    readonly isBySite?: boolean;
  },
): Promise<Order> {
  const aboutMinor = order.amountMinor;
  return writeStep(ctx, order, {
    to: order.state,
    note: null,
    aboutMinor,
    leftMinor: undefined,
    isBySite: false,
    ...step,
  });
}

async function writeStep(
  ctx: Ctx,
  order: Order,
  step: Required<Reasons> & { readonly to: WithdrawalState },
): Promise<Order> {
  const { to: state, reason, note, dueAt, aboutMinor, leftMinor, isBySite } = step;
  const at = ctx.clock.now();
  const isClosed = isWithdrawalClosed(state);
  const by = isBySite ? bySite : authorOf(ctx.actor);
  await moveTo(ctx.tx, { id: order.id, state, at, dueAt, reason, note, isClosed, by });
  await emit(ctx, {
    name: 'cashier.withdrawal_moved',
    payload: {
      withdrawalId: order.id,
      memberId: order.memberId,
      state,
      reason,
      amount: String(aboutMinor),
      ...(leftMinor !== undefined && { left: String(leftMinor) }),
      number: order.reference,
      currency: order.currency,
      at: String(at),
    },
  });
  return { ...order, state, stateAt: at, dueAt, reason, note, closedAt: isClosed ? at : null };
}

export function refuseMove(order: Pick<Order, 'state'>, to: WithdrawalState): void {
  if (!withdrawalMoves[order.state].includes(to)) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
}
