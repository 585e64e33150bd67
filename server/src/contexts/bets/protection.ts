import type { Category } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import {
  type Players,
  playersAfter,
  playersLook,
  playsWrites,
  refusalWrites,
  type StakeClaim,
  stakeVerdicts,
  type Verdict,
} from '../limits/index.ts';
import { type OpenRequirements, requirementsLook, stakeTermsRefusal } from '../turnover/index.ts';
import { trialCurrency } from '../wallet/index.ts';
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
 * what was posted into their limits; then the terms of the play that their money carries. What the
 * batch posted before counts as if it stood already, stakes and wins alike, and what an order that
 * was undone had staked does not (R4, rule 16).
 */
export const protectionGate: StakeGate = (ctx, memberIds) => {
  let players: Players = new Map();
  let requirements: OpenRequirements = new Map();
  const look = playersLook(ctx, memberIds);
  const termsLook = requirementsLook(ctx, memberIds);
  const claims: StakeClaim[] = [];
  const verdicts: Verdict[] = [];
  return {
    looks: [
      { ...look, read: (rows) => (players = look.read(rows)) },
      { ...termsLook, read: (rows) => (requirements = termsLook.read(rows)) },
    ],
    requirements: () => requirements,
    refusalOf: (stake, posted) => {
      const claim = claimOf(stake);
      const now = playersAfter(ctx, playerIn(players, stake.memberId), posted);
      const [verdict = { ok: true }] = stakeVerdicts(ctx, now, [claim]);
      claims.push(claim);
      verdicts.push(verdict);
      if (!verdict.ok) {
        return { code: verdict.code, data: verdict.data };
      }
      const amountMinor = stake.inRoundMinor + stake.amountMinor;
      return stakeTermsRefusal(requirements, { ...stake, amountMinor, game: claim.game });
    },
    writesOf: (plays) => [...playsWrites(ctx, players, plays), ...refusalWrites(claims, verdicts)],
  };
};

function playerIn(players: Players, memberId: MemberId): Players {
  const player = players.get(memberId);
  return new Map(player === undefined ? [] : [[memberId, player]]);
}

function claimOf(stake: GatedStake): StakeClaim {
  const { memberId, amountMinor, currency, provider, gameCode, category } = stake;
  const { isWithinRound, inRoundMinor } = stake;
  const mode = currency === trialCurrency ? 'trial' : 'real';
  const game = `${provider}:${gameCode}`;
  const pace = paceOf(category);
  return { memberId, amountMinor, mode, game, pace, isWithinRound, inRoundMinor };
}
