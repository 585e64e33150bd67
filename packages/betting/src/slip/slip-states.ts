/**
 * Life of a slip (sports-and-games.md 1, status values); `RESETTLED` is a flag on a settled one,
 * not a state.
 */
export const slipStates = [
  'PENDING',
  'ACCEPTED',
  'REJECTED',
  'REQUOTED',
  'SETTLED',
  'CASHED_OUT',
  'VOIDED',
] as const;
export type SlipState = (typeof slipStates)[number];

/** Allowed moves; a settled slip settles again with a higher version (sports-and-games.md D13). */
export const slipMoves: Readonly<Record<SlipState, readonly SlipState[]>> = {
  PENDING: ['ACCEPTED', 'REJECTED', 'REQUOTED'],
  ACCEPTED: ['SETTLED', 'CASHED_OUT', 'VOIDED'],
  REJECTED: [],
  REQUOTED: [],
  SETTLED: ['SETTLED'],
  CASHED_OUT: [],
  VOIDED: [],
};

export function canMove(from: SlipState, to: SlipState): boolean {
  return slipMoves[from].includes(to);
}
