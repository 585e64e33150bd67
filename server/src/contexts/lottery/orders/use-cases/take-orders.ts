import { errorEntry } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import type { Bets } from '../../../bets/index.ts';
import { type KeyClaim, type OnceAnswer, openBatch, type Outcome } from '../../../wallet/index.ts';
import type { SentOrder } from '../order-look.ts';
import { presentPlaced } from '../present-order.ts';
import { type PlacedOrder, type Placement, placeOrders } from './place-orders.ts';

/** A slip with the key of its call. */
export interface OrderCommand extends SentOrder {
  readonly claim: KeyClaim;
}

export type OrderAnswer = OnceAnswer<PlacedOrder>;

/**
 * Places the orders of a batch that have no answer under their keys yet, and keeps what they came
 * to under them: the whole reply, or the refusal (R107, R108). What {@link isUndecided} names has
 * no answer: it is for a batch of its own.
 */
export async function takeOrders(
  ctx: Ctx,
  bets: Bets,
  commands: readonly OrderCommand[],
): Promise<readonly OrderAnswer[]> {
  const claims = commands.map(({ claim }) => claim);
  const batch = await openBatch(ctx, { claims, accounts: [], before: [], after: [] });
  const fresh = batch.fresh(commands);
  const placements = fresh.length === 0 ? [] : await placeOrders(ctx, bets, fresh);
  return batch.close(placements.map(outcomeOf), []);
}

/** Marks, by being itself, what no batch may answer. */
const undecided = { retryAfterSeconds: 1 };

export function isUndecided({ answer }: OrderAnswer): boolean {
  return !answer.ok && answer.data === undecided;
}

/** The status of a refusal that nothing about the call led to; its key is to be heard again. */
const unavailable = 503;

function outcomeOf(placement: Placement): Outcome<PlacedOrder> {
  if (placement.ok) {
    return { ok: true, value: presentPlaced(placement), done: placement };
  }
  if (placement.isUndecided === true) {
    return { ok: false, code: 'overloaded', data: undecided, isForgotten: true };
  }
  const { code, data } = placement;
  return errorEntry(code).status === unavailable
    ? { ok: false, code, data, isForgotten: true }
    : { ok: false, code, data };
}
