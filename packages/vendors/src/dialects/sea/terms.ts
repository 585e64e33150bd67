import type { StakeTerms } from '../../command.ts';
import { type JsonValue, Numeral } from '../../wire/json.ts';
import type { SeaTransaction } from './messages.ts';

export function readTerms(terms: NonNullable<SeaTransaction['terms']>): StakeTerms {
  const { event, selection, market, marketKey, odds, oddsFormat, side, numbersCovered, legs } = terms;
  return {
    event,
    selection,
    market,
    marketKey,
    odds: odds?.text,
    oddsFormat,
    side,
    numbersCovered: numbersCovered && Number(numbersCovered.text),
    legs: legs?.map((leg) => ({ selection: leg.selection, odds: leg.odds.text })),
  };
}

export function writeTerms(terms: StakeTerms): JsonValue {
  const { event, selection, market, marketKey, odds, oddsFormat, side, numbersCovered, legs } = terms;
  return {
    event,
    selection,
    market,
    marketKey,
    odds: odds === undefined ? undefined : new Numeral(odds),
    oddsFormat,
    side,
    numbersCovered: numbersCovered === undefined ? undefined : new Numeral(String(numbersCovered)),
    legs: legs?.map((leg) => ({ selection: leg.selection, odds: new Numeral(leg.odds) })),
  };
}
