import { currency, formatAmount } from '@portal/money';
import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Refused } from '../wallet/index.ts';
import { capMinorFor } from './age.ts';
import { flagRefusal, type Verdict } from './flag-refusal.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import { limitRefusal, stakeLimits } from './limit-refusal.ts';
import { hasOtherOpen } from './open-games.ts';
import type { RunningPeriods } from './periods.ts';
import type { Player, Players, StakeClaim } from './player.ts';
import { newPlayer } from './player.ts';
import { playerAfter } from './player-after.ts';
import { isCheckDue } from './reality-check.ts';

/** What verdicts depend on beside the players. */
export interface VerdictRules {
  readonly now: Temporal.Instant;
  readonly currency: CurrencyCode;
  readonly periods: RunningPeriods;
  readonly jurisdiction: Jurisdiction;
  readonly timeZone: string;
}

/**
 * Each stake allowed or refused, in this order of codes: `account_locked`, `betting_stopped`,
 * `on_break`, `self_excluded`, `identity_unverified`, `stake_above_cap`, `reality_check_due`,
 * `other_round_open`, `other_game_running`, `round_too_soon`, `limit_reached`. A stake of the list
 * counts for those behind it, and so does what it returns where that is known at once. Trial money
 * knows flags only.
 */
export function decideStakes(
  rules: VerdictRules,
  players: Players,
  stakes: readonly StakeClaim[],
): readonly Verdict[] {
  const now = new Map<MemberId, Player>(players);
  return stakes.map((stake) => {
    const player = now.get(stake.memberId) ?? newPlayer(stake.memberId);
    const refusal = stakeRefusal(rules, player, stake);
    if (refusal !== undefined) {
      return refusal;
    }
    const returnedMinor = stake.play?.() ?? 0n;
    if (stake.mode === 'real') {
      now.set(stake.memberId, afterClaim(rules, player, { ...stake, returnedMinor }));
    }
    return { ok: true };
  });
}

function stakeRefusal(rules: VerdictRules, player: Player, stake: StakeClaim): Refused | undefined {
  const standing = flagRefusal('bet', player);
  if (standing !== undefined || stake.mode === 'trial') {
    return standing;
  }
  return (
    ageRefusal(rules, player, stake) ??
    (stake.isWithinRound === true ? undefined : paceRefusal(rules, player, stake)) ??
    limitRefusal(rules, player, { kinds: stakeLimits, amountMinor: stake.amountMinor })
  );
}

function ageRefusal(
  rules: VerdictRules,
  player: Player,
  { amountMinor, pace, inRoundMinor = 0n }: StakeClaim,
): Refused | undefined {
  if (rules.jurisdiction.isVerifiedFirst && !player.isVerified) {
    return { ok: false, code: 'identity_unverified', data: {} };
  }
  const cap = pace === 'none' ? undefined : capMinorFor(rules, player);
  if (cap === undefined || inRoundMinor + amountMinor <= cap) {
    return undefined;
  }
  const unit = currency(rules.currency);
  const data = { cap: formatAmount(cap, unit), currency: rules.currency };
  return { ok: false, code: 'stake_above_cap', data };
}

function paceRefusal(
  { now, jurisdiction }: VerdictRules,
  player: Player,
  { game, pace }: StakeClaim,
): Refused | undefined {
  if (isCheckDue(player, { now, checkMinutes: jurisdiction.checkMinutes })) {
    return { ok: false, code: 'reality_check_due', data: {} };
  }
  if (pace === 'none') {
    return undefined;
  }
  if (jurisdiction.oneGameMs > 0 && hasOtherOpen(player.openGames, game, now)) {
    return { ok: false, code: 'other_round_open', data: {} };
  }
  if (player.lastRoundAt === null) {
    return undefined;
  }
  const isOther = player.lastGame !== null && player.lastGame !== game;
  const sinceMs = now.epochMilliseconds - player.lastRoundAt.epochMilliseconds;
  const waitMs = isOther ? jurisdiction.oneGameMs : jurisdiction.cycleMs[pace];
  if (sinceMs >= waitMs) {
    return undefined;
  }
  const code = isOther ? 'other_game_running' : 'round_too_soon';
  return { ok: false, code, data: { retryAfterMs: waitMs - sinceMs } };
}

function afterClaim(
  rules: VerdictRules,
  player: Player,
  stake: StakeClaim & { readonly returnedMinor: bigint },
): Player {
  const { amountMinor: stakedMinor, returnedMinor, memberId, game, pace } = stake;
  return playerAfter(rules, player, { memberId, stakedMinor, returnedMinor, game, pace });
}
