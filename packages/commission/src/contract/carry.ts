/** What happens to a negative result of a dividend period (agents-loyalty-money.md C5). */
export const carryModes = ['NONE', 'FULL', 'PREVIOUS', 'SAME_MONTH'] as const;
export type CarryMode = (typeof carryModes)[number];

export interface CarryInput {
  readonly mode: CarryMode;
  /** Result of this period alone, minor units. */
  readonly ownMinor: bigint;
  /** Carried into it, zero or negative. */
  readonly carryInMinor: bigint;
  /** Whether the period ends its calendar month. */
  readonly isLastOfMonth: boolean;
}

/** The carry that counts in this period: none unless the site carries. */
export function carryIn({ mode, carryInMinor }: CarryInput): bigint {
  return mode === 'NONE' ? 0n : carryInMinor;
}

/** What goes into the next period; positive results are never carried. */
export function carryOut(input: CarryInput): bigint {
  switch (input.mode) {
    case 'NONE':
      return 0n;
    case 'FULL':
      return negativePart(input.ownMinor + input.carryInMinor);
    case 'PREVIOUS':
      return negativePart(input.ownMinor);
    case 'SAME_MONTH':
      return input.isLastOfMonth ? 0n : negativePart(input.ownMinor + input.carryInMinor);
  }
}

function negativePart(value: bigint): bigint {
  return value < 0n ? value : 0n;
}
