import { siteCategoryWeights, wageringPercent, workOff } from '@portal/commission';
import { assertDefined, divide } from '@portal/money';
import { type BetFact, gameOf } from './facts.ts';
import { type OpenRequirement, type RequirementMove, ruleOf } from './requirement.ts';
import type { ContributionChange } from './store-contributions.ts';

/** A bet with the part of its valid amount that may work something off now. */
export interface WorkingBet {
  readonly fact: BetFact;
  readonly validMinor: bigint;
}

export interface WorkedOff {
  readonly moves: readonly RequirementMove[];
  readonly changes: readonly ContributionChange[];
}

/** Works the bets of one member off against what is open, by the rules; see `workOff`. */
export function workOffBets(
  requirements: readonly OpenRequirement[],
  bets: readonly WorkingBet[],
  bookedAt: Temporal.Instant,
): WorkedOff {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const facts = new Map(bets.map(({ fact }) => [fact.betId as string, fact]));
  const { progress, contributions } = workOff(
    requirements.map(ruleOf),
    bets.map(({ fact, validMinor }) => ({
      id: fact.betId,
      validMinor,
      category: fact.category,
      bookedAt,
      game: gameOf(fact),
      stakeMinor: fact.wholeStakeMinor,
      ...weightOf(fact),
    })),
    siteCategoryWeights,
  );
  const worked = new Set(contributions.map(({ requirementId }) => requirementId));
  return {
    moves: progress
      .filter(({ requirementId }) => worked.has(requirementId))
      .map(({ requirementId: id, leftMinor }) => {
        return { id, leftMinor, state: leftMinor === 0n ? 'DONE' : 'OPEN' } as const;
      }),
    changes: contributions.map(({ betId, requirementId, effectiveMinor }) => {
      const bet = assertDefined(facts.get(betId), 'a bet that was worked off');
      const requirement = assertDefined(byId.get(requirementId), 'a requirement');
      return {
        requirementId,
        bet,
        effectiveMinor,
        usedMinor: usedOf(requirement, bet, effectiveMinor),
      };
    }),
  };
}

/** What of a bet's valid amount such a part used up: the part before its weight. */
function usedOf(requirement: OpenRequirement, bet: BetFact, effectiveMinor: bigint): bigint {
  const weighed = { category: bet.category, game: gameOf(bet), ...weightOf(bet) };
  const percent = wageringPercent(weighed, ruleOf(requirement), siteCategoryWeights);
  return divide(effectiveMinor * 100n, percent, 'ceil');
}

function weightOf({ weightPercent }: BetFact): { readonly weightPercent?: bigint } {
  return weightPercent === undefined ? {} : { weightPercent: BigInt(weightPercent) };
}
