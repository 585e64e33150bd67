import type { FieldFacts, FightFacts } from '../facts.ts';
import type { Market } from '../market.ts';
import { deadHeat, LOSE, VOID, winWhen, type LegOutcome } from './leg-outcome.ts';

/**
 * Settles an outright or a place market (sports-and-games.md 6). The list of finishers need not
 * name the whole field: whoever it leaves out ran and lost, and only a declared non-starter is
 * void. A list without a single name is a missing result, so nothing is settled on it.
 */
export function settleOnField(market: Market, competitor: string, facts: FieldFacts): LegOutcome {
  const places = paidPlaces(market);
  const isResultKnown = facts.outcome === 'FINISHED' && facts.finishes.size > 0;
  const finish = facts.finishes.get(competitor) ?? 'DNF';
  if (places === undefined || !isResultKnown || finish === 'NS') {
    return VOID;
  }
  if (finish === 'DNF' || finish > places) {
    return LOSE;
  }
  const tied = [...facts.finishes.values()].filter((other) => other === finish).length;
  return deadHeat(places - finish + 1, tied);
}

/**
 * Settles a cockfight selection (sports-and-games.md 8): a draw of either kind refunds both sides.
 */
export function settleOnFight(market: Market, selection: string, facts: FightFacts): LegOutcome {
  if (market.type !== 'COCKFIGHT' || facts.outcome !== 'FINISHED' || facts.result === undefined) {
    return VOID;
  }
  const isSide = selection === 'MERON' || selection === 'WALA';
  const isDraw = facts.result === 'BDD' || facts.result === 'FTD';
  return isSide && isDraw ? VOID : winWhen(selection === facts.result);
}

function paidPlaces(market: Market): number | undefined {
  switch (market.type) {
    case 'OUTRIGHT':
      return 1;
    case 'TOP_N':
      return market.places;
    default:
      return undefined;
  }
}
