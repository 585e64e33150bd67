import type { ContractState } from '@portal/protocol';

interface StandingContract {
  readonly state: ContractState;
  /** Instants of the wire; null before they are known. */
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

/** What a state comes to today: agreed and not begun, ended and in force, or as it says. */
export type ContractWord = 'AGREED' | 'ENDING' | ContractState;

/**
 * A state says what was agreed; effect begins and ends with units (agents-loyalty-money.md C3), so
 * a contract that both accepted may begin only tomorrow, and one that was ended still pays today.
 */
export function contractWord(
  { state, startsAt, endsAt }: StandingContract,
  nowMs: number,
): ContractWord {
  const begins = startsAt === null ? undefined : Date.parse(startsAt);
  const ends = endsAt === null ? undefined : Date.parse(endsAt);
  const isOpen = state === 'ACTIVE' || state === 'TERM_REQUESTED';
  if (state === 'ACTIVE' && begins !== undefined && begins > nowMs) {
    return 'AGREED';
  }
  const hasBegun = begins !== undefined && begins <= nowMs;
  return !isOpen && hasBegun && ends !== undefined && ends > nowMs ? 'ENDING' : state;
}
