import type { Seat } from '../seat.ts';
import type { Word } from '../texts.ts';

export interface Choice {
  readonly id: string;
  readonly label: string;
  /** Pays this often the stake, in hundredths; absent where the choice pays by chance. */
  readonly priceHundredths?: number;
}

export interface Placed {
  readonly id: string;
  readonly label: string;
  readonly stakeMinor: bigint;
  readonly state: 'open' | 'won' | 'lost' | 'returned';
  readonly payoutMinor: bigint;
  /** What a cash-out would pay now. */
  readonly cashOutMinor?: bigint;
}

/** What the page draws of a game. */
export interface GameView {
  readonly phase: Word;
  readonly secondsLeft?: number;
  readonly players: number;
  readonly groups: readonly { readonly title: string; readonly choices: readonly Choice[] }[];
  /** The picture of the last outcome, in symbols. */
  readonly shown: readonly string[];
  readonly history: readonly string[];
  readonly placed: readonly Placed[];
}

export interface Play {
  readonly choice: string;
  readonly stakeMinor: bigint;
}

/** One running game with everybody who sits at it. */
export interface Game {
  view(seat: Seat): GameView;
  /** A word for the player: what happened, or why not. */
  play(seat: Seat, play: Play): Promise<Word>;
  cashOut?(seat: Seat, placedId: string): Promise<Word>;
  /** Called a few times a second. */
  tick(): void;
}
