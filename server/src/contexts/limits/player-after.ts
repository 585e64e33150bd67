import { openGamesAfter } from './open-games.ts';
import type { OpenGame, Play, Player } from './player.ts';
import { checkedAfter, checkedWithin, isCheckDue } from './reality-check.ts';
import type { VerdictRules } from './stake-verdicts.ts';
import { windowsAfter } from './windows.ts';

/** A member after a play: windows of whoever has limits, and where they are in play. */
export function playerAfter(rules: VerdictRules, player: Player, play: Play): Player {
  const windows = player.isCounting ? windowsAfter(player, play, rules) : [];
  const openGames = openAfter(rules, player, play);
  if (play.stakedMinor === undefined) {
    return { ...player, windows, openGames };
  }
  const { now, jurisdiction } = rules;
  const isRound = play.pace !== undefined && play.pace !== 'none';
  const isWithin = play.round !== undefined && !isRound;
  const checkedAt = isWithin ? checkedWithin(player, now) : checkedAfter(player, now);
  const after = { ...player, checkedAt, lastStakeAt: now };
  return {
    ...after,
    windows,
    openGames,
    // What came due in the middle of a round waits for its end, however late that is (R8).
    isCheckHeld: isCheckDue(after, { now, checkMinutes: jurisdiction.checkMinutes }),
    lastRoundAt: isRound ? now : player.lastRoundAt,
    lastGame: isRound ? (play.game ?? null) : player.lastGame,
  };
}

/** Kept as long as one game at a time is the rule; forgotten with the end of the round anywhere. */
function openAfter(
  { jurisdiction, now }: VerdictRules,
  { openGames }: Player,
  { round }: Play,
): readonly OpenGame[] {
  return round === undefined
    ? openGames
    : openGamesAfter(
        openGames,
        { ...round, isOpen: round.isOpen && jurisdiction.oneGameMs > 0 },
        now,
      );
}
