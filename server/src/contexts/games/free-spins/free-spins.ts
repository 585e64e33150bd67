import type { Category } from '@portal/commission';
import type { CurrencyCode } from '@portal/money';
import type { MemberId, PrefixedId } from '@portal/protocol';

export type FreeSpinsId = PrefixedId<'frs'>;

/** What has to be played for each win of a free spin before it may leave. Minor units. */
export interface FreeSpinsPlay {
  /** How many times a win is to be turned over; 0 for none. */
  readonly multiple: number;
  /** In percent, by category; others do not count. */
  readonly weights: Readonly<Partial<Record<Category, number>>>;
  /** `<provider>:<game code>`, `games:<node>`; their bets do not count. */
  readonly excludedGames: readonly string[];
  /** As text, because it is kept as JSON. */
  readonly maxStakeMinor: string | null;
}

/** Rounds of one slot at one stake that the house stakes for a member. */
export interface FreeSpins {
  readonly id: FreeSpinsId;
  readonly memberId: MemberId;
  readonly nodeId: string;
  readonly currency: CurrencyCode;
  readonly stakeMinor: bigint;
  readonly given: number;
  readonly left: number;
  readonly wonMinor: bigint;
  readonly play: FreeSpinsPlay;
  /** Who gave them; nobody gives twice. */
  readonly reference: string;
  readonly givenAt: Temporal.Instant;
  readonly expiresAt: Temporal.Instant;
}

/** Why none of them can be played any more; undefined while one can. */
export function overBecause(
  { left, expiresAt }: Pick<FreeSpins, 'left' | 'expiresAt'>,
  now: Temporal.Instant,
): 'used' | 'expired' | undefined {
  if (left === 0) {
    return 'used';
  }
  return Temporal.Instant.compare(now, expiresAt) >= 0 ? 'expired' : undefined;
}
