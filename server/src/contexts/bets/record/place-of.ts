import { type BetId, isIdOf } from '@portal/protocol';
import { timeOfBet } from '../bet.ts';

/** The bet behind which a page begins; a cursor that we never gave out starts from the newest. */
export function placeOf(
  cursor: string | undefined,
): { readonly id: BetId; readonly placedAt: Temporal.Instant } | undefined {
  const id = cursor !== undefined && isIdOf('bet', cursor) ? cursor : undefined;
  const placedAt = id === undefined ? undefined : timeOfBet(id);
  return id === undefined || placedAt === undefined ? undefined : { id, placedAt };
}
