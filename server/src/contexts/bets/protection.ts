import type { Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import {
  type Players,
  playersLook,
  playsWrites,
  refusalWrites,
  type StakeClaim,
  stakeVerdicts,
  type Verdict,
} from '../limits/index.ts';
import { type OpenRequirements, requirementsLook, stakeTermsRefusal } from '../turnover/index.ts';
import type { GatedStake, StakeGate } from './stake-gate.ts';

/** Games of chance keep a pace; bets on draws and events do not. */
export function paceOf(category: Category): StakeClaim['pace'] {
  switch (category) {
    case 'RNG':
      return 'slot';
    case 'LIVE':
    case 'FISH':
    case 'PVP':
      return 'casino';
    case 'LOTT':
    case 'ELOTT':
    case 'SPORTS':
    case 'ESPORTS':
    case 'COCKFIGHT':
      return 'none';
  }
}

/**
 * The gate of stakes: what protects members decides in the transaction of the stake, and books
 * what was posted into their limits; then the terms of the play that their money carries. Stakes
 * that passed count for those behind them.
 */
export const protectionGate: StakeGate = (ctx, memberIds) => {
  let players: Players = new Map();
  let requirements: OpenRequirements = new Map();
  const look = playersLook(ctx, memberIds);
  const termsLook = requirementsLook(ctx, memberIds);
  const passed = new Map<MemberId, readonly StakeClaim[]>();
  const claims: StakeClaim[] = [];
  const verdicts: Verdict[] = [];
  return {
    looks: [
      { ...look, read: (rows) => (players = look.read(rows)) },
      { ...termsLook, read: (rows) => (requirements = termsLook.read(rows)) },
    ],
    requirements: () => requirements,
    refusalOf: (stake) => {
      const claim = claimOf(stake);
      const earlier = passed.get(stake.memberId) ?? [];
      const verdict = stakeVerdicts(ctx, players, [...earlier, claim]).at(-1) ?? { ok: true };
      claims.push(claim);
      verdicts.push(verdict);
      if (!verdict.ok) {
        return { code: verdict.code, data: verdict.data };
      }
      const refusal = stakeTermsRefusal(requirements, { ...stake, game: claim.game });
      if (refusal === undefined) {
        passed.set(stake.memberId, [...earlier, claim]);
      }
      return refusal;
    },
    writesOf: (plays) => [...playsWrites(ctx, players, plays), ...refusalWrites(claims, verdicts)],
  };
};

function claimOf(stake: GatedStake): StakeClaim {
  const { memberId, amountMinor, currency, provider, gameCode, category, isWithinRound } = stake;
  const mode = currency === 'FUN' ? 'trial' : 'real';
  const game = `${provider}:${gameCode}`;
  return { memberId, amountMinor, mode, game, pace: paceOf(category), isWithinRound };
}
