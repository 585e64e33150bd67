/** What somebody did with other members in 30 days: payments that were promised or made. */
export interface PeerPattern {
  /** How often with whoever it was most often. */
  readonly metMost: number;
  /** How many others paid this member, and how many others it paid. */
  readonly payers: number;
  readonly receivers: number;
  /** Payments with others in either direction, and those of a round amount. */
  readonly payments: number;
  readonly roundPayments: number;
  /** Deposits that came from an account of another name. */
  readonly foreignPayers: number;
}

/** What the watch for laundered money looks at (agents-loyalty-money.md E6). */
export const peerSigns = [
  'peer_pair',
  'peer_fan_in',
  'peer_fan_out',
  'peer_round_amounts',
  'peer_foreign_payer',
] as const;
export type PeerSign = (typeof peerSigns)[number];

/** Figures of our own; the specification names the signs alone. */
const pairFrom = 2;
const fanFrom = 10;
const roundFrom = 3;
/** Multiples of their worth in a currency are round: 1,000 baht. */
export const roundPounds = 25n;

/** Which of them a pattern shows. */
export function peerSignsOf(pattern: PeerPattern): readonly PeerSign[] {
  const { metMost, payers, receivers, payments, roundPayments, foreignPayers } = pattern;
  const found: Readonly<Record<PeerSign, boolean>> = {
    peer_pair: metMost >= pairFrom,
    peer_fan_in: payers >= fanFrom,
    peer_fan_out: receivers >= fanFrom,
    peer_round_amounts: payments >= roundFrom && roundPayments === payments,
    // A name of somebody else is a matter here only where other members are paid.
    peer_foreign_payer: payments > 0 && foreignPayers > 0,
  };
  return peerSigns.filter((sign) => found[sign]);
}
