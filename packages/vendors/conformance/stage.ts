import type { DialectKeys, WireAnswer, WireRequest } from '../src/dialect.ts';

/** A player of the wallet that is proven. */
export interface StagePlayer {
  readonly playerId: string;
  readonly token: string;
  readonly currency: string;
  readonly gameCode: string;
}

/**
 * When the database of a wallet goes away: before it heard a COMMIT, while it heard it, or after it
 * had done it and before anybody knew.
 */
export const failoverMoments = ['before', 'during', 'after'] as const;
export type FailoverMoment = (typeof failoverMoments)[number];

/** What the proof needs of whoever runs the wallet; what is absent cannot be proven there. */
export interface Stage {
  readonly keys: DialectKeys;
  /** The key before the one in use, while the wallet still takes it. */
  readonly earlierKeys?: DialectKeys;
  nowMs(): number;
  newId(): string;
  /** Undefined when no answer came. */
  send(request: WireRequest): Promise<WireAnswer | undefined>;
  /** A player who has this much, and is signed in. */
  player(cashMinor: bigint): Promise<StagePlayer>;
  readonly expire?: (player: StagePlayer) => Promise<void>;
  /** The operator locks the account. */
  readonly block?: (player: StagePlayer) => Promise<void>;
  readonly exclude?: (player: StagePlayer) => Promise<void>;
  readonly limitStakes?: (player: StagePlayer, dayMinor: bigint) => Promise<void>;
  /** Does something so many days from now, after all that the wallet does of itself until then. */
  readonly later?: (days: number, act: () => Promise<void>) => Promise<void>;
  /** At the next COMMIT every connection to the database goes; answers whether it has happened. */
  readonly failOver?: (moment: FailoverMoment) => () => boolean;
}
