import type { MapFacts } from '../facts.ts';
import { backsHome, type Market, type Side } from '../market.ts';
import { settleMargin } from './asian.ts';
import { VOID, winWhen, type LegOutcome } from './leg-outcome.ts';

/** Settles a market of an e-sports match (sports-and-games.md 7). */
export function settleOnMaps(market: Market, selection: string, facts: MapFacts): LegOutcome {
  const won = { HOME: countWon(facts, 'HOME'), AWAY: countWon(facts, 'AWAY') };
  switch (market.type) {
    case 'MONEYLINE':
      return settleMatchWinner(selection, facts, won);
    case 'MAP_WINNER': {
      const winner = facts.maps[market.map - 1] ?? null;
      return winner === null ? VOID : winWhen(winner === selection);
    }
    case 'MAP_HANDICAP': {
      const lead = backsHome(selection) ? won.HOME - won.AWAY : won.AWAY - won.HOME;
      return isComplete(facts, won) ? settleMargin(4 * lead + market.line) : VOID;
    }
    case 'TOTAL_MAPS': {
      const played = 4 * (won.HOME + won.AWAY);
      const margin = selection === 'OVER' ? played - market.line : market.line - played;
      return isComplete(facts, won) ? settleMargin(margin) : VOID;
    }
    case 'MAP_SCORE':
      return isComplete(facts, won) ? winWhen(selection === `${won.HOME}:${won.AWAY}`) : VOID;
    default:
      return VOID;
  }
}

type Won = Readonly<Record<Side, number>>;

function countWon(facts: MapFacts, side: Side): number {
  return facts.maps.filter((winner) => winner === side).length;
}

/** The side awarded a match that was given up after its first map had started wins it. */
function settleMatchWinner(selection: string, facts: MapFacts, mapWins: Won): LegOutcome {
  if (facts.outcome === 'FORFEIT_AFTER_START') {
    return facts.awardedTo === undefined ? VOID : winWhen(facts.awardedTo === selection);
  }
  if (facts.outcome !== 'FINISHED' || mapWins.HOME + mapWins.AWAY === 0) {
    return VOID;
  }
  return settleMargin(
    4 * (backsHome(selection) ? mapWins.HOME - mapWins.AWAY : mapWins.AWAY - mapWins.HOME),
  );
}

/** Played to its statutory number of maps in the format that was bet on. */
function isComplete(facts: MapFacts, mapWins: Won): boolean {
  const isDecided =
    Math.max(mapWins.HOME, mapWins.AWAY) * 2 > facts.bestOf ||
    mapWins.HOME + mapWins.AWAY === facts.bestOf;
  return facts.outcome === 'FINISHED' && facts.isFormatChanged !== true && isDecided;
}
