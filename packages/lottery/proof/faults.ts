import type { Fault } from '@portal/proof';

type Change = readonly [name: string, find: string, replace: string];

function at(path: string, changes: readonly Change[]): Fault[] {
  const file = `packages/lottery/src/${path}`;
  const test = 'packages/lottery/proof/checks.test.ts';
  return changes.map(([name, find, replace]) => ({ name, file, find, replace, test }));
}

/**
 * Mistakes that a programmer of these rules could make; `npm run nightly -- rules-faults` plants
 * each (R131).
 */
export const faults: readonly Fault[] = [
  ...at('plays/ordered.ts', [
    [
      'straight wins with one position wrong',
      'matchesAt(pos, view) === size',
      'matchesAt(pos, view) >= size - 1',
    ],
    [
      'order of positions ignored',
      'lists[index]?.includes(view[index] ?? -1)',
      'lists[index]?.some((item) => view.includes(item))',
    ],
    ['combination counts one bet a ticket', 'size * times(sizes(pos))', 'times(sizes(pos))'],
    [
      'combination pays a tail once for all its tickets',
      'wins ? times(sizes(pos.slice(0, front))) : 0',
      'wins ? 1 : 0',
    ],
    ['fixed positions multiplied', 'sum(sizes(pos))', 'times(sizes(pos))'],
    [
      'any-position straight pays once',
      'choose(matchesAt(pos, view), size)',
      'matchesAt(pos, view) >= size ? 1 : 0',
    ],
    [
      'symmetric sum in the wrong direction',
      'for (let k = size; k >= 1; k -= 1) { sums[k] = (sums[k] ?? 0) + value * (sums[k - 1] ?? 0); }',
      'for (let k = 1; k <= size; k += 1) { sums[k] = (sums[k] ?? 0) + value * (sums[k - 1] ?? 0); }',
    ],
    [
      'distinct choices repeat a position',
      'filledAfter !== filled && list.includes(item)',
      'list.includes(item)',
    ],
  ]),
  ...at('plays/tickets.ts', [
    [
      'leading zero lost',
      'asSet(tickets).has(text) ? 1 : 0',
      'asSet(tickets).has(String(Number(text))) ? 1 : 0',
    ],
    ['group ticket in order only', 'const asSets = lookup(sorted);', 'const asSets = lookup();'],
    [
      'repeated group ticket let in',
      `texts({
        writing: { as: 'digits', length: size },
        accepts: (ticket) => form.test(ticket) && Object.hasOwn(patterns, patternOf(ticket)),
        sameAs: sorted,
        sample: (uniform) => String(uniform(10 ** size)).padStart(size, '0'),
      })`,
      `texts({
        writing: { as: 'digits', length: size },
        accepts: (ticket) => form.test(ticket) && Object.hasOwn(patterns, patternOf(ticket)),
        sample: (uniform) => String(uniform(10 ** size)).padStart(size, '0'),
      })`,
    ],
    [
      'ticket condition not asked',
      'form.test(ticket) && Object.hasOwn(patterns, patternOf(ticket))',
      'form.test(ticket)',
    ],
    ['ball ticket repeats a ball', 'new Set(balls).size === size', 'true'],
  ]),
  ...at('plays/by-value.ts', [
    ['span taken for the sum', 'vals.includes(rule.valueOf(view))', 'vals.includes(view.sum)'],
    [
      'group sum counts triples',
      '(view) => view.text === view.multiset && view.pattern in rule.patterns',
      '(view) => view.text === view.multiset',
    ],
    ['last digit is the whole sum', 'vals.includes(view.sum % 10)', 'vals.includes(view.sum)'],
    [
      'sure digit counts triples',
      'text === sorted(text) && new Set(text).size > 1',
      'text === sorted(text)',
    ],
    [
      'sure digit must be doubled',
      '(view.occurrences[digit] ?? 0) > 0',
      '(view.occurrences[digit] ?? 0) > 1',
    ],
  ]),
  ...at('plays/repeats.ts', [
    ['group wins on more repetition', 'view.pattern === patternOf([heavy, light])', 'true'],
    [
      'a digit used twice in a unit',
      'choose(selection.light.length - taken, light.count)',
      'choose(selection.light.length, light.count)',
    ],
    ['all-different wins on a pair', 'view.pattern === pattern', 'true'],
    ['light digit taken from anywhere', 'allAmong(view, light, selection.light)', 'true'],
  ]),
  ...at('plays/pick.ts', [
    ['banker not counted as drawn', 'matches - matchesIn(dan, membership)', 'matches'],
    ['unmatched rest not chosen', 'choose(tuo.length - tuoDrawn, fromTuo - wanted)', '1'],
    ['bankers and drags may overlap', '!dan.some((number) => tuo.includes(number))', 'true'],
    [
      'one drag too many asked',
      'tuo.length >= size - dan.length',
      'tuo.length > size - dan.length',
    ],
  ]),
  ...at('plays/options.ts', [
    ['tie not refunded', 'tally.refundUnits += 1', 'tally.refundUnits += 0'],
    [
      'dragon offered at every place',
      'selection.opts.every((opt) => isOffered(opt, selection[key]))',
      'true',
    ],
  ]),
  ...at('plays/attributes.ts', [
    [
      'several winning sides paid as one',
      'winning *= list.filter((side) => sides[side]?.(digit) === true).length',
      'winning *= list.some((side) => sides[side]?.(digit) === true) ? 1 : 0',
    ],
  ]),
  ...at('plays/any-positions.ts', [
    [
      'combinations of positions not counted',
      'choose(selection.positions.length, size) * play.units(selection)',
      'play.units(selection)',
    ],
    ['positions read backwards', 'left - right', 'right - left'],
  ]),
  ...at('plays/linked.ts', [
    ['year sign priced like the others', 'member !== view.special', 'member >= 0'],
    ['absent signs taken for present', "wins === 'all-drawn' ? size : 0", 'size'],
  ]),
  ...at('plays/numbers.ts', [
    [
      'number drawn twice paid once',
      'matches.get(key) ?? []',
      '(matches.get(key) ?? []).slice(0, 1)',
    ],
    ['covered prizes not counted', 'nums.length * slots', 'nums.length'],
    ['mask with two wild cards', '/^[0-9]*R[0-9]*$/u', '/^[0-9R]*$/u'],
    [
      'box class of a pair',
      "const classes: Readonly<Record<string, string>> = { '1111': 'i24', '211': 'i12', '22': 'i6', '31': 'i4' };",
      "const classes: Readonly<Record<string, string>> = { '1111': 'i24', '211': 'i6', '22': 'i6', '31': 'i4' };",
    ],
  ]),
  ...at('plays/mark-six.ts', [
    ['special pair without the special', 'normals * specials', 'normals'],
    ['parlay leg on 49 loses', 'verdict === false', 'verdict !== true'],
    [
      'combined signs win on 49',
      `if (isRefund) {
        tally.refundUnits += 1;
      } else if (zodiacs.includes(sign)) {
        hit(tally, \`k\${zodiacs.length}\`);
      }`,
      `if (zodiacs.includes(sign)) {
        hit(tally, \`k\${zodiacs.length}\`);
      }`,
    ],
  ]),
  ...at('plays/togel.ts', [
    [
      'colok needs one digit only',
      '[...digits].every((digit) => result.includes(digit))',
      '[...digits].some((digit) => result.includes(digit))',
    ],
  ]),
  ...at('selection/shape.ts', [
    [
      'unknown key let in',
      'Object.keys(json).length !== keys.length',
      'Object.keys(json).length < keys.length',
    ],
    [
      'count asked before range',
      "['E_RANGE', () => every(selection, (field, value) => field.isInDomain(value))]",
      "['E_COUNT', () => every(selection, (field, value) => field.hasCount(value))]",
    ],
  ]),
  ...at('bet-type.ts', [['limit ten times as high', 'units > maxUnits', 'units > maxUnits * 10']]),
  ...at('decimal.ts', [
    [
      'odds rounded, not cut',
      "function floor4(value: Rational): Decimal4 { return toUnits(value, unit4, 'floor'); }",
      "function floor4(value: Rational): Decimal4 { return toUnits(value, unit4, 'half-up'); }",
    ],
  ]),
  ...at('pricing/settle.ts', [
    [
      'payout cut before the hits are counted',
      'winnings += tierOdds(odds, tier, evaluation) * BigInt(hits[tier] ?? 0)',
      'winnings += ((((tierOdds(odds, tier, evaluation) * stakePerUnit) / unit4) * unit4) / stakePerUnit) * BigInt(hits[tier] ?? 0)',
    ],
    [
      'each line of an order floored',
      '(sum, payout) => sum + payout',
      '(sum, payout) => sum + (payout / 100n) * 100n',
    ],
    [
      'payout rounded up',
      '(stakePerUnit * (winnings + refund)) / unit4',
      '(stakePerUnit * (winnings + refund) + unit4 - 1n) / unit4',
    ],
    ['refund forgotten', 'winnings + refund', 'winnings'],
    [
      'only one leg of a parlay multiplied',
      'total * assertDefined(legs[index], `leg ${index}`)',
      'assertDefined(legs[index], `leg ${index}`)',
    ],
  ]),
  ...at('pricing/limits.ts', [
    ['issue cap applied to each line alone', 'left -= capped.paid', 'left -= 0n'],
    ['cap is a floor', 'payout < cap ? payout : cap', 'payout > cap ? payout : cap'],
  ]),
  ...at('pricing/carve.ts', [
    [
      'rebate taken of one, not of the return',
      'quotient(subtract(weight, rational(rebate, unit4)), weight)',
      'subtract(rational(1n), rational(rebate, unit4))',
    ],
  ]),
  ...at('families/digit-windows.ts', [
    [
      'run does not close the circle',
      'occurrences[(start + step) % 10] === 1',
      'occurrences[start + step] === 1',
    ],
  ]),
  ...at('zodiac.ts', [
    ['signs one number late', '(yearSign - (number - 1)) % 12', '(yearSign - number) % 12'],
    [
      'new year a day late',
      'compareDates({ year, month, day }, date) <= 0',
      'compareDates({ year, month, day }, date) < 0',
    ],
  ]),
  ...at('chase/plan.ts', [
    [
      'multiple rounded down',
      "divide(wanted, profitOfOne(rule, baseCost), 'ceil')",
      "divide(wanted, profitOfOne(rule, baseCost), 'floor')",
    ],
  ]),
  ...at('chase/run.ts', [
    [
      'chase goes on after a win',
      "status === 'won' && stopOnWin",
      "status === 'refunded' && stopOnWin",
    ],
  ]),
  ...at('schedule/in-house.ts', [
    ['open at the closing second', 'nowMs < closesAtMs', 'nowMs <= closesAtMs'],
  ]),
  ...at('fairness/stream.ts', [
    ['biased remainder kept', 'value < limit', 'value >= 0'],
    ['swap with any ball', 'index + uniform(highest - index)', 'uniform(highest)'],
    ['counter from one', 'let counter = 0', 'let counter = 1'],
  ]),
  ...at('yeekee.ts', [['seventeenth shot taken off', 'shots[15]', 'shots[16]']]),
];
