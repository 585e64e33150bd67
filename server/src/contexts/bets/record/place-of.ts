import { type BetId, isIdOf } from '@portal/protocol';
import { Refusal } from '../../../platform/refusal.ts';
import { timeOfBet } from '../bet.ts';

/**
 * The bet behind which a page begins. Refuses with `validation_failed` a cursor that is none of
 * ours: its id holds no time.
 */
export function placeOf(
  cursor: string | undefined,
): { readonly id: BetId; readonly placedAt: Temporal.Instant } | undefined {
  if (cursor === undefined) {
    return undefined;
  }
  const placedAt = isIdOf('bet', cursor) ? timeOfBet(cursor) : undefined;
  if (!isIdOf('bet', cursor) || placedAt === undefined) {
    throw new Refusal('validation_failed', { fields: [{ path: 'cursor', rule: 'unknown' }] });
  }
  return { id: cursor, placedAt };
}
