import type { Play, Player } from './player.ts';
import { checkedAfter } from './reality-check.ts';
import type { VerdictRules } from './stake-verdicts.ts';
import { windowsAfter } from './windows.ts';

/** A member after a play: windows of whoever has limits, and where they are in play. */
export function playerAfter(rules: VerdictRules, player: Player, play: Play): Player {
  const windows = player.isCounting ? windowsAfter(player, play, rules) : [];
  if (play.stakedMinor === undefined) {
    return { ...player, windows };
  }
  const { now } = rules;
  const isRound = play.pace !== undefined && play.pace !== 'none';
  return {
    ...player,
    windows,
    checkedAt: checkedAfter(player, now),
    lastStakeAt: now,
    lastRoundAt: isRound ? now : player.lastRoundAt,
    lastGame: isRound ? (play.game ?? null) : player.lastGame,
  };
}
