import type { Facts } from '../facts.ts';
import type { Leg } from '../slip/slip.ts';
import { settleOnField, settleOnFight } from './field-markets.ts';
import { VOID, type LegOutcome } from './leg-outcome.ts';
import { settleOnMaps } from './map-markets.ts';
import { settleOnScore } from './score-markets.ts';

/**
 * Settles one leg. The order of tests is that of sports-and-games.md 5: trader void, cancelled,
 * postponed, walkover, abandoned, score missing, normal. Facts that cannot answer the market void
 * the leg.
 */
export function settleLeg(leg: Leg, facts: Facts): LegOutcome {
  if (leg.isTraderVoid === true) {
    return VOID;
  }
  switch (facts.outcome) {
    case 'CANCELLED':
    case 'POSTPONED':
    case 'WALKOVER_BEFORE_START':
      return VOID;
    case 'FINISHED':
    case 'ABANDONED':
    case 'FORFEIT_AFTER_START':
      return settleOnFacts(leg, facts);
  }
}

function settleOnFacts(leg: Leg, facts: Facts): LegOutcome {
  switch (facts.kind) {
    case 'score':
      return settleOnScore(leg.market, leg.selection, facts);
    case 'maps':
      return settleOnMaps(leg.market, leg.selection, facts);
    case 'field':
      return settleOnField(leg.market, leg.selection, facts);
    case 'fight':
      return settleOnFight(leg.market, leg.selection, facts);
  }
}
