/** Which way money goes: into the purse that a vendor keeps, or out of it. */
export const walletTransferDirections = ['in', 'out'] as const;
export type WalletTransferDirection = (typeof walletTransferDirections)[number];

/**
 * How such a transfer stands (agents-loyalty-money.md E8): the vendor was told, gave no clear
 * answer, or a person has to find out; the last two are final.
 */
export const walletTransferStates = ['SENT', 'UNKNOWN', 'MANUAL', 'SUCCESS', 'FAILED'] as const;
export type WalletTransferState = (typeof walletTransferStates)[number];

/**
 * Why money stayed where it was when a game opened: a transfer is not over or just was made, a
 * vendor does not say or refuses what it gives back or takes, or the member may not move it.
 */
export const launchMoveReasons = [
  'transfer_open',
  'recall_unknown',
  'recall_refused',
  'fill_unknown',
  'fill_refused',
  'not_allowed',
] as const;
export type LaunchMoveReason = (typeof launchMoveReasons)[number];

/** The two lists of the desk: what is stuck, and what is over. */
export const walletTransferViews = ['stuck', 'closed'] as const;
