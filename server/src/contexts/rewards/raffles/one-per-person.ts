import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { linkedMembers } from '../../limits/index.ts';

/**
 * Who takes part in a draw: of accounts that look like the same person the one with the most
 * tickets, then the older one (agents-loyalty-money.md D8, R89). A prize is for one of each.
 */
export async function onePerPerson(
  ctx: Ctx,
  tickets: readonly { readonly memberId: MemberId }[],
): Promise<ReadonlySet<MemberId>> {
  const counts = new Map<MemberId, number>();
  for (const { memberId } of tickets) {
    counts.set(memberId, (counts.get(memberId) ?? 0) + 1);
  }
  // Ids rise with the time in which they were made.
  const most = [...counts].toSorted(([left, many], [right, more]) =>
    more === many ? (left < right ? -1 : 1) : more - many,
  );
  const linked = await linkedMembers(ctx, [...counts.keys()]);
  const chosen = new Set<MemberId>();
  for (const [memberId] of most) {
    if (linked.get(memberId)?.some((other) => chosen.has(other.memberId)) !== true) {
      chosen.add(memberId);
    }
  }
  return chosen;
}
