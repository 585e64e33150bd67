import type { MemberId } from '@portal/protocol';

/** What each member paid in or played on a day; minor units. */
export type DaySums = ReadonlyMap<MemberId, bigint>;

/**
 * What is taken back is booked on its own day, below zero where nothing else came: it is taken from
 * the days before, the newest first, so that no ticket of it takes part (D7, `VOID`). Days in their
 * order.
 */
export function carryBack(
  days: readonly (readonly [string, DaySums])[],
): readonly (readonly [string, DaySums])[] {
  const owed = new Map<MemberId, bigint>();
  const carried = days.toReversed().map(([day, sums]) => {
    const left = [...sums].map(([memberId, sum]): [MemberId, bigint] => {
      const rest = sum - (owed.get(memberId) ?? 0n);
      owed.set(memberId, rest < 0n ? -rest : 0n);
      return [memberId, rest > 0n ? rest : 0n];
    });
    return [day, new Map(left)] as const;
  });
  return carried.toReversed();
}
