import {
  addMargin,
  bookSum,
  displayOdds,
  impliedProbability,
  oddsFormats,
  parsePrice,
  removalMethods,
  removeMargin,
} from '../../src/index.ts';
import { parseDecimal, assertDefined, toNumber } from '@portal/money';
import { fieldsOf, near, numbersOf, same, textOf, type Comparison } from '@portal/proof';

type Cases = readonly unknown[];

/** Canonical decimal to every display format. */
export function runOddsConversion(cases: Cases, comparison: Comparison): void {
  for (const entry of cases) {
    const fields = fieldsOf(entry);
    comparison.case(`oddsConversion ${textOf(fields['decimal'])}`, () => {
      const decimal = assertDefined(parseDecimal(textOf(fields['decimal'])), 'not a decimal');
      const implied = toNumber(impliedProbability(decimal));
      return [
        ...oddsFormats
          .filter((format) => format in fields)
          .flatMap((format) => same(format, fields[format], displayOdds(decimal, format))),
        ...near('impliedProbability', fields['impliedProbability'], {
          found: implied,
          within: 1e-8,
        }),
      ];
    });
  }
}

/** Odds of a format to the exact decimal. */
export function runOddsToDecimal(cases: Cases, comparison: Comparison): void {
  for (const entry of cases) {
    const fields = fieldsOf(entry);
    comparison.case(`oddsToDecimal ${textOf(fields['format'])} ${textOf(fields['odds'])}`, () => {
      const format = assertDefined(
        oddsFormats.find((candidate) => candidate === fields['format']),
        'unknown format',
      );
      const price = assertDefined(parsePrice(format, textOf(fields['odds'])), 'odds refused');
      const { numerator, denominator } = price.decimal;
      return [
        ...same('decimalExact', fields['decimalExact'], `${numerator}/${denominator}`),
        ...near('decimal', fields['decimal'], { found: toNumber(price.decimal), within: 1e-8 }),
      ];
    });
  }
}

const parameterNames: Readonly<Record<string, string>> = { power: 'k', oddsRatio: 'c', shin: 'z' };

/** Book to probabilities by each method that the case names. */
export function runMarginRemoval(cases: Cases, comparison: Comparison): void {
  for (const entry of cases) {
    const fields = fieldsOf(entry);
    const odds = numbersOf(fields['odds']);
    comparison.case(`marginRemoval ${odds.join(' ')}`, () => [
      ...near('booksum', fields['booksum'], { found: bookSum(odds), within: 1e-7 }),
      ...removalMethods
        .filter((method) => method in fields)
        .flatMap((method) => {
          const expected = fieldsOf(fields[method]);
          const found = removeMargin(odds, method);
          const name = parameterNames[method];
          return [
            ...numbersOf(expected['p']).flatMap((p, index) =>
              near(`${method}[${index}]`, p, {
                found: found.probabilities[index] ?? Number.NaN,
                within: 1e-7,
              }),
            ),
            ...(name !== undefined && name in expected
              ? near(`${method} ${name}`, expected[name], {
                  found: found.parameter ?? 0,
                  within: 1e-6,
                })
              : []),
          ];
        }),
    ]);
  }
}

/** Probabilities and a margin to ladder odds. */
export function runPricing(cases: Cases, comparison: Comparison): void {
  for (const entry of cases) {
    const fields = fieldsOf(entry);
    const fair = numbersOf(fields['fair']);
    comparison.case(`pricing ${fair.join(' ')} at ${textOf(fields['margin'])}`, () => {
      const found = addMargin(fair, { margin: Number(fields['margin']) });
      return [
        ...near('k', fields['k'], { found: found.k, within: 1e-6 }),
        ...numbersOf(fields['rawOdds']).flatMap((odds, index) =>
          near(`rawOdds[${index}]`, odds, {
            found: found.rawOdds[index] ?? Number.NaN,
            within: 1e-5 * odds,
          }),
        ),
        ...numbersOf(fields['ladderOdds']).flatMap((odds, index) =>
          same(`ladderOdds[${index}]`, Math.round(odds * 1000), found.thousandths[index]),
        ),
      ];
    });
  }
}
