import { isObject, type Json } from './json.ts';
import { kenoFigures, plinkoFigures, scratchFigures, videoPokerFigures } from './instant.ts';
import { slotFigures } from './slot.ts';

/**
 * Tells the kind of a design by its fields and computes its figures; throws an error whose message
 * is one sentence for anything else.
 */
export function figuresOf(design: unknown): Json {
  if (!isObject(design)) {
    throw new Error('The design is not a JSON object.');
  }
  const paytable = design['paytableForOne'] ?? design['paytable'];
  if (design['strips'] !== undefined) {
    return slotFigures(design);
  }
  if (design['multipliers'] !== undefined) {
    return plinkoFigures(design);
  }
  if (design['prizesForOne'] !== undefined || design['prizes'] !== undefined) {
    return scratchFigures(design);
  }
  if (isObject(paytable)) {
    const isKeno = Object.values(paytable).every((row) => isObject(row));
    return isKeno ? kenoFigures(design, paytable) : videoPokerFigures(paytable);
  }
  throw new Error(
    'The design is none of the known kinds: a slot has "strips", plinko "multipliers", ' +
      'a scratch card "prizesForOne", keno and video poker a "paytableForOne".',
  );
}
