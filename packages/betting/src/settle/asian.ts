import type { Quarters } from '../market.ts';
import { average, LOSE, VOID, WIN, type LegOutcome } from './leg-outcome.ts';

/**
 * Settles an Asian line from its margin in quarter goals: `4 * (goal difference) + line` for a
 * handicap, `4 * goals - line` for OVER, its opposite for UNDER (sports-and-games.md 4). A quarter
 * line is the mean of its two half lines.
 */
export function settleMargin(margin: Quarters): LegOutcome {
  return margin % 2 === 0
    ? settleHalfLine(margin)
    : average(settleHalfLine(margin - 1), settleHalfLine(margin + 1));
}

/**
 * Over an abandoned match only a half line that the goals already exceed is decided
 * (sports-and-games.md 5).
 */
export function settleAbandonedTotal(goals: number, line: Quarters, isOver: boolean): LegOutcome {
  const halfLine = (quarters: Quarters): LegOutcome => {
    const isDecided = goals * 4 > quarters;
    return isDecided ? (isOver ? WIN : LOSE) : VOID;
  };
  return line % 2 === 0 ? halfLine(line) : average(halfLine(line - 1), halfLine(line + 1));
}

function settleHalfLine(margin: Quarters): LegOutcome {
  if (margin === 0) {
    return VOID;
  }
  return margin > 0 ? WIN : LOSE;
}
