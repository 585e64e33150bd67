/** Where a request for a second person stands; all but the first are final. */
export const approvalStates = ['waiting', 'approved', 'refused', 'expired', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** The two lists of requests: those to decide, and those that are over. */
export const approvalViews = ['waiting', 'closed'] as const;
export type ApprovalView = (typeof approvalViews)[number];

/** Which way a correction by hand moves a balance. */
export const adjustmentDirections = ['credit', 'debit'] as const;
export type AdjustmentDirection = (typeof adjustmentDirections)[number];
