/** The life of an issue (lottery.md A5); orders are taken only while it is open. */
export const issueStates = ['scheduled', 'open', 'closed', 'drawn', 'settled', 'void'] as const;
export type IssueState = (typeof issueStates)[number];

const transitions: Readonly<Record<IssueState, readonly IssueState[]>> = {
  scheduled: ['open', 'void'],
  open: ['closed', 'void'],
  closed: ['drawn', 'void'],
  drawn: ['settled', 'void'],
  // A corrected result makes a new draw version of a settled issue; the issue itself stays settled.
  settled: [],
  void: [],
};

/** What may become of an issue, in the order an operator is shown it. */
export function nextStates(state: IssueState): readonly IssueState[] {
  return transitions[state];
}

export function canBecome(state: IssueState, next: IssueState): boolean {
  return transitions[state].includes(next);
}

/** A real draw without a confirmed result a day after its time becomes void. */
const resultDueMs = 24 * 3_600_000;

export function isOverdue(
  { state, drawsAtMs }: { readonly state: IssueState; readonly drawsAtMs: number },
  nowMs: number,
): boolean {
  return canBecome(state, 'void') && nowMs >= drawsAtMs + resultDueMs;
}
