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
  // Without an answer of its provider an order ends as one that nobody pays.
  CREATED: ['AWAITING', 'FAILED', 'EXPIRED', 'CANCELLED'],
  // A provider may refuse whatever is not paid yet (agents-loyalty-money.md E3).
  AWAITING: ['PAID', 'PROOF', 'CONFIRMING', 'EXPIRED', 'CANCELLED', 'FAILED'],
  PROOF: ['PAID', 'FAILED'],
  CONFIRMING: ['PAID', 'AWAITING', 'FAILED'],
  PAID: ['CREDITED', 'MISMATCH'],
  // What lies aside may be taken back by its provider before anybody decided.
  MISMATCH: ['CREDITED', 'REFUNDING', 'CHARGEBACK'],
  CREDITED: ['CHARGEBACK'],
  CHARGEBACK: [],
  EXPIRED: ['LATE'],
  CANCELLED: ['LATE'],
  FAILED: ['LATE'],
  LATE: ['CREDITED', 'REFUNDING', 'CHARGEBACK'],
  REFUNDING: ['REFUNDED', 'CHARGEBACK'],
  REFUNDED: [],
};

/** Who has to act next on an order; undefined when nobody has to. */
export const depositActors = ['member', 'house', 'provider', 'system', 'peer'] as const;
export type DepositActor = (typeof depositActors)[number];

const actors: Readonly<Partial<Record<DepositState, DepositActor>>> = {
  CREATED: 'provider',
  AWAITING: 'member',
  PROOF: 'house',
  CONFIRMING: 'provider',
  PAID: 'system',
  MISMATCH: 'house',
  LATE: 'house',
  REFUNDING: 'house',
};

export function nextDepositActor(state: DepositState): DepositActor | undefined {
  return actors[state];
}

/** An order over which nobody acts any more; money may still come late, or be charged back. */
export function isDepositClosed(state: DepositState): boolean {
  return actors[state] === undefined;
}

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
