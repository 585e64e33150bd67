/** States of a deposit order (agents-loyalty-money.md E2). */
export const depositStates = [
  'CREATED',
  'AWAITING',
  'PROOF',
  'CONFIRMING',
  'PAID',
  'MISMATCH',
  'CREDITED',
  'CHARGEBACK',
  'EXPIRED',
  'CANCELLED',
  'FAILED',
  'LATE',
  'REFUNDING',
  'REFUNDED',
] as const;
export type DepositState = (typeof depositStates)[number];

export const depositMoves: Readonly<Record<DepositState, readonly DepositState[]>> = {
  CREATED: ['AWAITING', 'FAILED'],
  AWAITING: ['PAID', 'PROOF', 'CONFIRMING', 'EXPIRED', 'CANCELLED'],
  PROOF: ['PAID', 'FAILED'],
  CONFIRMING: ['PAID', 'AWAITING'],
  PAID: ['CREDITED', 'MISMATCH'],
  MISMATCH: ['CREDITED', 'REFUNDING'],
  CREDITED: ['CHARGEBACK'],
  CHARGEBACK: [],
  EXPIRED: ['LATE'],
  CANCELLED: ['LATE'],
  FAILED: ['LATE'],
  LATE: ['CREDITED', 'REFUNDING'],
  REFUNDING: ['REFUNDED'],
  REFUNDED: [],
};

export interface Deposit {
  readonly id: string;
  readonly state: DepositState;
  readonly creditedMinor: bigint;
}

/**
 * The debt that a credit pays, whoever reports the payment: webhook, poll or admin
 * (agents-loyalty-money.md E3).
 */
export function creditKey({ id }: Pick<Deposit, 'id'>): string {
  return `deposit:${id}`;
}

/** Moves an order; an order that does not take the state is returned as it is. */
export function moveDeposit(deposit: Deposit, to: DepositState): Deposit {
  return to !== 'CREDITED' && depositMoves[deposit.state].includes(to)
    ? { ...deposit, state: to }
    : deposit;
}

/** Credits once: an order that is credited already, or not proven, gives no money. */
export function creditDeposit(
  deposit: Deposit,
  paidMinor: bigint,
): { readonly deposit: Deposit; readonly creditMinor: bigint } {
  if (!depositMoves[deposit.state].includes('CREDITED')) {
    return { deposit, creditMinor: 0n };
  }
  return {
    deposit: { ...deposit, state: 'CREDITED', creditedMinor: paidMinor },
    creditMinor: paidMinor,
  };
}
