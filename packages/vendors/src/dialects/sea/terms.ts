import type { StakeTerms } from '../../command.ts';
import { type JsonValue, Numeral } from '../../wire/json.ts';
import type { SeaTransaction } from './messages.ts';

export function readTerms(terms: NonNullable<SeaTransaction['terms']>): StakeTerms {
  const { odds, numbersCovered, coverage, legs, ...words } = terms;
  return {
    ...words,
    odds: odds?.text,
    coverage: coverage?.text,
    numbersCovered: numbersCovered && Number(numbersCovered.text),
    legs: legs?.map((leg) => ({ selection: leg.selection, odds: leg.odds.text })),
  };
}

export function writeTerms(terms: StakeTerms): JsonValue {
  const { odds, numbersCovered, coverage, legs, ...words } = terms;
  return {
    ...words,
    coverage: coverage === undefined ? undefined : new Numeral(coverage),
    odds: odds === undefined ? undefined : new Numeral(odds),
    numbersCovered: numbersCovered === undefined ? undefined : new Numeral(String(numbersCovered)),
    legs: legs?.map((leg) => ({ selection: leg.selection, odds: new Numeral(leg.odds) })),
  };
}
