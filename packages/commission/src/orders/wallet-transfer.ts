/**
 * Where money stands in a transfer between the main wallet and a vendor's (agents-loyalty-money.md
 * E8); minor units.
 */
export interface TransferBalances {
  readonly cashMinor: bigint;
  readonly transitMinor: bigint;
  readonly vendorMinor: bigint;
}

export const transferStates = [
  'CREATED',
  'SENT',
  'UNKNOWN',
  'MANUAL',
  'SUCCESS',
  'FAILED',
] as const;
export type TransferState = (typeof transferStates)[number];

/**
 * Never resent with a new id: an unknown outcome is asked for until it is known
 * (agents-loyalty-money.md E8).
 */
export const transferMoves: Readonly<Record<TransferState, readonly TransferState[]>> = {
  CREATED: ['SENT'],
  SENT: ['SUCCESS', 'FAILED', 'UNKNOWN'],
  UNKNOWN: ['SUCCESS', 'FAILED', 'MANUAL'],
  MANUAL: ['SUCCESS', 'FAILED'],
  SUCCESS: [],
  FAILED: [],
};

export interface WalletTransfer {
  readonly direction: 'IN' | 'OUT';
  readonly amountMinor: bigint;
  readonly state: TransferState;
}

/**
 * Moves a transfer and the money with it: into a vendor's wallet it leaves cash when it is sent and
 * rests in transit until the vendor's answer is known; out of it, it moves on success only. The sum
 * of the three places never changes.
 */
export function moveTransfer(
  transfer: WalletTransfer,
  balances: TransferBalances,
  to: TransferState,
): { readonly transfer: WalletTransfer; readonly balances: TransferBalances } {
  if (!transferMoves[transfer.state].includes(to)) {
    return { transfer, balances };
  }
  return { transfer: { ...transfer, state: to }, balances: booked(transfer, balances, to) };
}

function booked(
  { direction, amountMinor }: WalletTransfer,
  balances: TransferBalances,
  to: TransferState,
): TransferBalances {
  const { cashMinor, transitMinor, vendorMinor } = balances;
  if (direction === 'OUT') {
    return to === 'SUCCESS'
      ? { transitMinor, cashMinor: cashMinor + amountMinor, vendorMinor: vendorMinor - amountMinor }
      : balances;
  }
  switch (to) {
    case 'SENT':
      return {
        vendorMinor,
        cashMinor: cashMinor - amountMinor,
        transitMinor: transitMinor + amountMinor,
      };
    case 'SUCCESS':
      return {
        cashMinor,
        transitMinor: transitMinor - amountMinor,
        vendorMinor: vendorMinor + amountMinor,
      };
    case 'FAILED':
      return {
        vendorMinor,
        transitMinor: transitMinor - amountMinor,
        cashMinor: cashMinor + amountMinor,
      };
    default:
      return balances;
  }
}
