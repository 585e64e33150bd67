import { add, multiply, subtract, zero, type Rational } from '@portal/money';
import { factorOf } from '../chance.ts';
import { linesByCall, type LineGame } from './probability.ts';

/** Pays once, by the call that completes the first line; total return for one. */
export interface BingoBand {
  readonly fromCall: number;
  readonly toCall: number;
  readonly pays: string;
}

export function bingoReturn(game: LineGame, bands: readonly BingoBand[]): Rational {
  return bands.reduce((sum, band) => {
    const inBand = subtract(linesByCall(game, band.toCall), linesByCall(game, band.fromCall - 1));
    return add(sum, multiply(inBand, factorOf(band.pays)));
  }, zero);
}
