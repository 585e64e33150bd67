/**
 * States of a slice of a withdrawal (agents-loyalty-money.md E6); the payer is the house or another
 * member's deposit.
 */
export const sliceStates = [
  'ASSIGNED',
  'CLAIMED',
  'CONFIRMED',
  'AUTO_CONFIRMED',
  'DISPUTED',
  'RELEASED',
] as const;
export type SliceState = (typeof sliceStates)[number];

export const sliceMoves: Readonly<Record<SliceState, readonly SliceState[]>> = {
  ASSIGNED: ['CLAIMED', 'RELEASED'],
  CLAIMED: ['CONFIRMED', 'AUTO_CONFIRMED', 'DISPUTED'],
  DISPUTED: ['CONFIRMED', 'RELEASED'],
  CONFIRMED: [],
  AUTO_CONFIRMED: [],
  RELEASED: [],
};

export interface Slice {
  readonly id: string;
  readonly amountMinor: bigint;
  readonly state: SliceState;
}

/**
 * A withdrawal and its slices; minor units. What is not yet confirmed lies on hold
 * (agents-loyalty-money.md E5, E6).
 */
export interface Withdrawal {
  readonly amountMinor: bigint;
  readonly slices: readonly Slice[];
}

const confirmed: ReadonlySet<SliceState> = new Set(['CONFIRMED', 'AUTO_CONFIRMED']);

function sum(slices: readonly Slice[], counts: (slice: Slice) => boolean): bigint {
  return slices.reduce((total, slice) => (counts(slice) ? total + slice.amountMinor : total), 0n);
}

/** `receivedAmount` of the specification. */
export function receivedMinor({ slices }: Withdrawal): bigint {
  return sum(slices, ({ state }) => confirmed.has(state));
}

/** `remainingAmount`: what is on hold. */
export function remainingMinor(withdrawal: Withdrawal): bigint {
  return withdrawal.amountMinor - receivedMinor(withdrawal);
}

/** What can still be assigned to a payer. */
export function unassignedMinor(withdrawal: Withdrawal): bigint {
  const open = sum(withdrawal.slices, ({ state }) => state !== 'RELEASED');
  return withdrawal.amountMinor - open;
}

/** Assigns a slice; more than is unassigned, or nothing, changes nothing. */
export function assignSlice(
  withdrawal: Withdrawal,
  slice: Pick<Slice, 'id' | 'amountMinor'>,
): Withdrawal {
  const { amountMinor, id } = slice;
  if (amountMinor <= 0n || amountMinor > unassignedMinor(withdrawal)) {
    return withdrawal;
  }
  return { ...withdrawal, slices: [...withdrawal.slices, { id, amountMinor, state: 'ASSIGNED' }] };
}

/** Moves a slice; one that does not take the state stays as it is. */
export function moveSlice(withdrawal: Withdrawal, id: string, to: SliceState): Withdrawal {
  return {
    ...withdrawal,
    slices: withdrawal.slices.map((slice) =>
      slice.id === id && sliceMoves[slice.state].includes(to) ? { ...slice, state: to } : slice,
    ),
  };
}

/**
 * A ruling for a part: that much is confirmed, the rest released (agents-loyalty-money.md E6,
 * PARTIAL).
 */
export function ruleInPart(withdrawal: Withdrawal, id: string, partMinor: bigint): Withdrawal {
  const slices = withdrawal.slices.flatMap((slice): Slice[] => {
    const isOpen = slice.id === id && slice.state === 'DISPUTED';
    if (!isOpen || partMinor <= 0n || partMinor >= slice.amountMinor) {
      return [slice];
    }
    return [
      { ...slice, amountMinor: partMinor, state: 'CONFIRMED' },
      { id: `${id}:rest`, amountMinor: slice.amountMinor - partMinor, state: 'RELEASED' },
    ];
  });
  return { ...withdrawal, slices };
}

/**
 * "Full payment made": allowed only when all that remains is claimed; confirms every claimed slice.
 */
export function confirmAll(withdrawal: Withdrawal): Withdrawal {
  const claimed = sum(withdrawal.slices, ({ state }) => state === 'CLAIMED');
  if (claimed === 0n || claimed !== remainingMinor(withdrawal)) {
    return withdrawal;
  }
  return {
    ...withdrawal,
    slices: withdrawal.slices.map((slice) =>
      slice.state === 'CLAIMED' ? { ...slice, state: 'CONFIRMED' } : slice,
    ),
  };
}
