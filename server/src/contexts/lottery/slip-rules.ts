import { decimal4, hotFactorsOf, type SlipRules, unit4 } from '@portal/lottery';
import type { Game } from './game.ts';

export interface SlipOf {
  readonly exponent: number;
  /** The highest group of whoever bets, from `ownGroup`. */
  readonly memberGroup: number;
  /** Of the slip; what they say of their hot numbers counts for all of it. */
  readonly issueNos: readonly string[];
}

/** What a game says about the lines of a member's slips. */
export function slipRules({ settings }: Game, slip: SlipOf): SlipRules {
  const { families, limits, groups, factors, hotNumbers = [] } = settings;
  const { exponent, memberGroup, issueNos } = slip;
  return {
    families,
    stakes: { lowest: decimal4(limits.stakeLowest), highest: decimal4(limits.stakeHighest) },
    groups: groupsFor(groups.lowest, memberGroup),
    factorOf: (betType) => {
      const factor = factors[betType];
      return factor === undefined ? unit4 : decimal4(factor);
    },
    hotFactorOf: hotFactorsOf(hotNumbers, issueNos),
    exponent,
  };
}

/** Whose own group lies below the lowest of the game bets at the own one only (lottery.md B2). */
export function groupsFor(lowest: number, memberGroup: number): SlipRules['groups'] {
  return { lowest: Math.min(lowest, memberGroup), member: memberGroup };
}
