import type { PersonMarkKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { samePersons } from '../../limits/index.ts';
import type { Entry } from './store-entries.ts';
import { selectHolders } from './store-clusters.ts';

/**
 * By what the claim of an entry looks like that of somebody who has had the gift in this cycle;
 * empty for most (R89). Whoever calls holds the lock of the promotion, so that of two accounts of
 * one person that claim at once the later sees the earlier.
 */
export async function sharedMarks(
  ctx: Ctx,
  entry: Pick<Entry, 'promotionId' | 'memberId' | 'cycleKey'>,
): Promise<readonly PersonMarkKind[]> {
  const { memberId, promotionId, cycleKey } = entry;
  const linked = await samePersons(ctx, memberId);
  if (linked.length === 0) {
    return [];
  }
  const memberIds = linked.map((other) => other.memberId);
  const holders = await selectHolders(ctx.tx, { promotionId, cycleKey, memberIds });
  const shared = linked.filter((other) => holders.has(other.memberId));
  return [...new Set(shared.flatMap(({ kinds }) => kinds))].toSorted();
}

/** Kinds as an entry keeps them. */
export function heldText(kinds: readonly PersonMarkKind[]): string {
  return kinds.join(' ');
}

export function heldKinds(text: string | null): PersonMarkKind[] | null {
  // It was written by `heldText`.
  return text === null ? null : (text.split(' ') as PersonMarkKind[]);
}
