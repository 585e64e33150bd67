import type { MemberId } from '@portal/protocol';
import type { Refused } from '../wallet/index.ts';
import { flagRefusal, type Verdict } from './flag-refusal.ts';
import { limitRefusal } from './limit-refusal.ts';
import { type MoneyClaim, newPlayer, type Player, type Players } from './player.ts';
import { playerAfter } from './player-after.ts';
import type { VerdictRules } from './stake-verdicts.ts';

/**
 * Each move of money allowed or refused: by standing, then, of a deposit, `identity_unverified` and
 * `limit_reached`. Gross deposits count, whatever was paid out meanwhile (R5), and a deposit of the
 * list counts for those behind it. Breaks, exclusions and limits never stand between a member and
 * the own money (H).
 */
export function decideMoney(
  rules: VerdictRules,
  players: Players,
  claims: readonly MoneyClaim[],
): readonly Verdict[] {
  const now = new Map<MemberId, Player>(players);
  return claims.map((claim) => {
    const { memberId, move, amountMinor } = claim;
    const player = now.get(memberId) ?? newPlayer(memberId);
    const refusal = moneyRefusal(rules, player, claim);
    if (refusal !== undefined) {
      return refusal;
    }
    if (move === 'deposit') {
      now.set(memberId, playerAfter(rules, player, { memberId, depositedMinor: amountMinor }));
    }
    return { ok: true };
  });
}

function moneyRefusal(
  rules: VerdictRules,
  player: Player,
  { move, amountMinor }: MoneyClaim,
): Refused | undefined {
  const standing = flagRefusal(move, player);
  if (standing !== undefined || move !== 'deposit') {
    return standing;
  }
  if (rules.jurisdiction.isVerifiedFirst && !player.isVerified) {
    return { ok: false, code: 'identity_unverified', data: {} };
  }
  return limitRefusal(rules, player, { kinds: ['deposit'], amountMinor });
}
