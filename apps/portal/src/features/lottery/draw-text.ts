import { closeYeekeeRound } from '@portal/lottery';
import type { Draw } from './halls.ts';

/** A draw in one line, for who hears it instead of seeing it: its numbers, or its first prizes. */
export function drawText(draw: Draw): string {
  const { balls, dice, order, main, special, shots } = draw;
  const numbers = balls ?? dice ?? order;
  if (numbers !== undefined) {
    return numbers.join(' ');
  }
  if (main !== undefined) {
    return `${main.join(' ')} + ${special}`;
  }
  if (shots !== undefined) {
    const round = closeYeekeeRound(shots);
    return round.ok ? `${round.value.top3} ${round.value.bot2}` : '';
  }
  const { db, first, second, last2, digits, result } = draw;
  return [db ?? first ?? digits ?? result, last2 ?? second].filter(Boolean).join(' ');
}
