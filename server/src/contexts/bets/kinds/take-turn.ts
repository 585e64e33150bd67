import type { BetsCommand } from '../command.ts';
import { adjust, endRound } from './adjust.ts';
import { payPrize, place } from './place.ts';
import { rollback } from './rollback.ts';
import { open, reject, resettle, returnPart, settle, unsettle, voidBets } from './settle.ts';
import type { Turn, TurnResult } from './turn.ts';
import { win } from './win.ts';

/** What a command does to the book, or why not; what it did before a refusal the caller undoes. */
export function takeTurn(turn: Turn): TurnResult {
  const { command } = turn;
  switch (command.kind) {
    case 'BET':
    case 'TIP':
      return place(of(turn, command));
    case 'OPEN':
      return open(of(turn, command));
    case 'REJECT':
      return reject(of(turn, command));
    case 'WIN':
      return win(of(turn, command));
    case 'PROMO_WIN':
      return payPrize(of(turn, command));
    case 'ROLLBACK':
      return rollback(of(turn, command));
    case 'ADJUST':
      return adjust(of(turn, command));
    case 'SETTLE':
      return settle(of(turn, command));
    case 'UNSETTLE':
      return unsettle(of(turn, command));
    case 'RESETTLE':
      return resettle(of(turn, command));
    case 'VOID':
      return voidBets(of(turn, command));
    case 'RETURN_STAKE':
      return returnPart(of(turn, command));
    case 'END_ROUND':
      return endRound(of(turn, command));
  }
}

function of<Command extends BetsCommand>(turn: Turn, command: Command): Turn<Command> {
  return { ...turn, command };
}
