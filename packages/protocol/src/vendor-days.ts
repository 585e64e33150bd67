/** What our books and those of a vendor may differ in (rule 22). */
export const vendorFindingKinds = [
  'missing_here',
  'missing_there',
  'player_differs',
  'state_differs',
  'amount_differs',
  'told_twice',
  /** The vendor told of a bet in words that cannot be read; without its id, where it stands. */
  'line_unreadable',
  /** The vendor told nothing of the day within a day; its transaction is the day. */
  'file_missing',
  /** A transfer with a purse that one side carried out and the other did not, or otherwise. */
  'transfer_missing_here',
  'transfer_missing_there',
  'transfer_differs',
  /** What lies in all purses of a vendor; its transaction is the day. */
  'balance_differs',
] as const;
export type VendorFindingKind = (typeof vendorFindingKinds)[number];

/** Whose books are right, or that nothing has to be put right. */
export const vendorFindingDecisions = ['ours', 'theirs', 'explained'] as const;
export type VendorFindingDecision = (typeof vendorFindingDecisions)[number];

/** The two lists of the desk: what waits, and what is decided. */
export const vendorFindingViews = ['open', 'closed'] as const;

/** How a bet stands in the words that both sides share. */
export const vendorBetStates = ['OPEN', 'SETTLED', 'CANCELLED'] as const;
