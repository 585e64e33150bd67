import { cancelBonus } from './wagering.ts';

/**
 * A bonus that is played for, as `cancelBonus` takes it. `cashMinor` is all that was there when it
 * came, the shares of older bonuses included; `netMinor` what play has won or lost since, less what
 * bonuses that came later and have ended had of it.
 */
export type BonusPlay = Parameters<typeof cancelBonus>[0];

/**
 * The play of each of the bonuses that are open at once, oldest first: what is left of it for that
 * bonus. The newest shares by its terms first, what it has of the play is not there for the older
 * ones, so that no win and no loss is counted twice. One that is alone keeps its play as it is
 * (agents-loyalty-money.md D8).
 */
export function sharePlay(bonuses: readonly BonusPlay[]): readonly BonusPlay[] {
  let sharedMinor = 0n;
  const newestFirst = bonuses.toReversed().map((bonus) => {
    const play = { ...bonus, netMinor: bonus.netMinor - sharedMinor };
    sharedMinor += gainOf(play);
    return play;
  });
  return newestFirst.toReversed();
}

/** What the share of a bonus has grown by, or shrunk. */
function gainOf(play: BonusPlay): bigint {
  return cancelBonus(play).forfeitMinor - play.bonusMinor;
}

/** What changes for a bonus that stays open; minor units to add. */
export interface BonusShift {
  readonly cashMinor: bigint;
  readonly netMinor: bigint;
}

/**
 * What the end of one of some open bonuses, oldest first, means for the others. Older ones lose
 * `gainMinor` of their net for good. To each newer one, in order, what is taken was cash that it
 * found, with its part of what play made of that: it goes from both, so that its own share stays.
 */
export function endBonus(
  bonuses: readonly BonusPlay[],
  end: { readonly index: number; readonly takenMinor: bigint },
): { readonly gainMinor: bigint; readonly newer: readonly BonusShift[] } {
  const plays = sharePlay(bonuses);
  const ended = plays[end.index];
  return {
    gainMinor: ended === undefined ? 0n : gainOf(ended),
    newer: plays.slice(end.index + 1).map((play) => withoutCash(play, end.takenMinor)),
  };
}

function withoutCash(play: BonusPlay, takenMinor: bigint): BonusShift {
  const { cashMinor, bonusMinor, netMinor, policy } = play;
  const whole = cashMinor + bonusMinor;
  const isGrown = policy === 'PRO_RATA' && netMinor > 0n && whole > 0n;
  const found = isGrown ? (takenMinor * whole) / (whole + netMinor) : takenMinor;
  const goes = found < cashMinor ? found : cashMinor;
  return { cashMinor: -goes, netMinor: goes - takenMinor };
}

/**
 * What of a stake is bonus money: by so much it lowers what giving up all open bonuses would
 * forfeit. The member's own money goes first, winnings are shared as the terms say
 * (agents-loyalty-money.md D8).
 */
export function bonusOfStake(stake: {
  readonly bonuses: readonly BonusPlay[];
  readonly stakeMinor: bigint;
}): bigint {
  const { bonuses, stakeMinor } = stake;
  const after = bonuses.map((bonus) => ({ ...bonus, netMinor: bonus.netMinor - stakeMinor }));
  const fallen = forfeitOf(bonuses) - forfeitOf(after);
  return fallen < 0n ? 0n : fallen < stakeMinor ? fallen : stakeMinor;
}

function forfeitOf(bonuses: readonly BonusPlay[]): bigint {
  return sharePlay(bonuses)
    .map((play) => cancelBonus(play).forfeitMinor)
    .reduce((sum, forfeitMinor) => sum + forfeitMinor, 0n);
}
