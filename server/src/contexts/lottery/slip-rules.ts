import { decimal4, type SlipRules, unit4 } from '@portal/lottery';
import type { Game } from './game.ts';

/** What a game says about the lines of its slips. */
export function slipRules({ settings }: Game, exponent: number): SlipRules {
  const { families, limits, groups, factors } = settings;
  return {
    families,
    stakes: { lowest: decimal4(limits.stakeLowest), highest: decimal4(limits.stakeHighest) },
    groups: { lowest: groups.lowest, member: groups.member },
    factorOf: (betType) => {
      const factor = factors[betType];
      return factor === undefined ? unit4 : decimal4(factor);
    },
    exponent,
  };
}
