import { multiply, assertDefined, rational, zero, type Rational } from '@portal/money';
import type { BetType, Line } from '../src/bet-type.ts';
import { product, range, sorted } from '../src/combinatorics.ts';
import { priceOf, type TierPrice } from '../src/pricing/price-table.ts';
import { signs, type Sign } from '../src/zodiac.ts';
import { seededUniform } from '../src/testing/seeded-uniform.ts';

/** A line whose mean over all draws follows from the catalogue: payments by tier, and refunds. */
export interface CanonicalBet {
  readonly line: Line;
  readonly meanHits: Readonly<Record<string, Rational>>;
  readonly meanRefunds: Rational;
}

/** The year in which canonical bets on signs are made. */
export const canonicalYear: Sign = 'horse';

interface Wanted {
  readonly selection: object;
  /** How many units of each kind the selection holds; a kind pays all its tiers. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** One or more lines that together hold every kind of unit of the bet type. */
export function canonicalBets(betType: BetType): CanonicalBet[] {
  return wantedOf(betType).map(({ selection, kinds }) => {
    const line = parsed(betType, selection);
    const meanHits: Record<string, Rational> = {};
    let refunds = zero;
    for (const [name, count] of Object.entries(kinds)) {
      const tiers = tiersOf(betType, name);
      for (const [tier, price] of tiers) {
        const mean = times(price.probability, count);
        const before = meanHits[tier] ?? zero;
        meanHits[tier] = plus(before, mean);
      }
      const [first] = tiers.values();
      refunds = plus(refunds, times(first?.refundProbability ?? zero, count));
    }
    return { line, meanHits, meanRefunds: refunds };
  });
}

function parsed(betType: BetType, selection: object): Line {
  const line = betType.parse(selection);
  return assertDefined(line.ok ? line.value : undefined, `canonical bet of ${betType.id}`);
}

function times(value: Rational, count: number): Rational {
  return multiply(value, rational(BigInt(count)));
}

function plus(left: Rational, right: Rational): Rational {
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

function tiersOf(betType: BetType, kindName: string): ReadonlyMap<string, TierPrice> {
  const { kinds, tiers } = priceOf(betType.id);
  const kind = kinds.find(({ name }) => name === kindName);
  const tier = tiers.get(kindName);
  return kind?.tiers ?? new Map([[kindName, assertDefined(tier, `${betType.id} ${kindName}`)]]);
}

const allDigits = range(0, 9);

function allTickets(accepts: (ticket: string) => boolean): string[] {
  return [...product([allDigits, allDigits, allDigits])]
    .map((digits) => digits.join(''))
    .filter((ticket) => ticket === sorted(ticket) && accepts(ticket));
}

function distinct(ticket: string): number {
  return new Set(ticket).size;
}

const pairsAndDistinct = {
  pair: allTickets((ticket) => distinct(ticket) === 2),
  distinct: allTickets((ticket) => distinct(ticket) === 3),
};

const boxKinds: Readonly<Record<string, string>> = {
  '1234': '1234',
  '1123': '1123',
  '1122': '1122',
  '1112': '1112',
};

function numbersByKind(kinds: Readonly<Record<string, string>>): Wanted[] {
  return Object.entries(kinds).map(([kind, number]) => ({
    selection: { nums: [number] },
    kinds: { [kind]: 1 },
  }));
}

/** Digits 1 … 9 that follow each other, for a bet without the digit 0. */
function linked(size: number, isTail: boolean): Wanted[] {
  const year = signs.indexOf(canonicalYear);
  const others = range(1, size).map((step) => (isTail ? step : (year + step) % 12));
  const special = isTail ? 0 : year;
  const named = (members: readonly number[]): object =>
    isTail ? { tails: members } : { zodiacs: members.map((index) => signs[index]) };
  const kinds = isTail ? ['with digit 0', 'without'] : ['with the year sign', 'without'];
  return [
    { selection: named([special, ...others.slice(1)]), kinds: { [kinds[0] ?? '']: 1 } },
    { selection: named(others), kinds: { [kinds[1] ?? '']: 1 } },
  ];
}

function everyOption(betType: BetType, scalar: object = {}): Wanted[] {
  const opts = betType.tiers;
  return [
    {
      selection: { ...scalar, opts },
      kinds: Object.fromEntries(opts.map((option) => [option, 1])),
    },
  ];
}

function everyValue({ tiers }: BetType): Wanted[] {
  return [
    {
      selection: { vals: tiers.map(Number) },
      kinds: Object.fromEntries(tiers.map((tier) => [tier, 1])),
    },
  ];
}

const groupKinds = (pair: number, distinctCount: number) => ({
  'pair unit': pair,
  'distinct unit': distinctCount,
});

/** The bet types with several kinds of unit, by what their ids end in. */
const byForm: readonly (readonly [RegExp, (betType: BetType) => Wanted[]])[] = [
  [
    /\.mixed$/u,
    ({ id }) => {
      const tickets = [...pairsAndDistinct.pair, ...pairsAndDistinct.distinct];
      const anywhere = id.startsWith('ssc.r3') ? { positions: [0, 2, 4] } : {};
      const kinds = {
        'pair ticket': pairsAndDistinct.pair.length,
        'distinct ticket': pairsAndDistinct.distinct.length,
      };
      return [{ selection: { ...anywhere, tickets }, kinds }];
    },
  ],
  [
    /(?:3|r3)\.gsum$/u,
    ({ id }) => {
      const anywhere = id.startsWith('ssc.r3') ? { positions: [1, 2, 3] } : {};
      const kinds = groupKinds(pairsAndDistinct.pair.length, pairsAndDistinct.distinct.length);
      return [{ selection: { ...anywhere, vals: range(1, 26) }, kinds }];
    },
  ],
  [/3\.gdan$/u, () => [{ selection: { nums: [7] }, kinds: groupKinds(18, 36) }]],
  [
    /\.combo$/u,
    (betType) => [
      {
        selection: { pos: betType.tiers.map((_, index) => [index]) },
        kinds: Object.fromEntries(betType.tiers.map((tier) => [tier, 1])),
      },
    ],
  ],
  [
    /\.tm\.zodiac$|\.px$/u,
    () => [{ selection: { zodiacs: signs }, kinds: { yearzodiac: 1, other: 11 } }],
  ],
  [/\.pt$/u, () => [{ selection: { tails: allDigits }, kinds: { tail0: 1, tail1to9: 9 } }]],
  [/\.shio$/u, () => [{ selection: { zodiacs: signs }, kinds: { nine: 4, eight: 8 } }]],
  [
    /\.hexiao$/u,
    () =>
      range(2, 11).map((count) => ({
        selection: { zodiacs: signs.slice(0, count) },
        kinds: { [`${count} signs`]: 1 },
      })),
  ],
  [/\.lx\dn?$/u, ({ id }) => linked(Number(/\d/u.exec(id)?.[0]), false)],
  [/\.lw\dn?$/u, ({ id }) => linked(Number(/\d/u.exec(id)?.[0]), true)],
  [/\.tod3$/u, () => numbersByKind({ '3 different digits': '120', 'one pair': '001' })],
  [
    /\.tod4$/u,
    () =>
      numbersByKind({
        '4 different digits': '9120',
        'one pair': '0012',
        'two pairs': '0770',
        'a triple': '0007',
      }),
  ],
  [/\.two3$/u, () => numbersByKind({ 'two different digits': '07', 'a double': '00' })],
  [/\.zt$/u, () => [{ selection: { pos: 1, nums: [7] }, kinds: { any: 1 } }]],
  [/\.ibox\./u, () => numbersByKind(boxKinds)],
];

function wantedOf(betType: BetType): Wanted[] {
  const form = byForm.find(([pattern]) => pattern.test(betType.id));
  if (form !== undefined) {
    return form[1](betType);
  }
  const sample = betType.sample(seededUniform(1));
  const keys = Object.keys(sample);
  if (keys.includes('opts') && betType.tiers.length > 1) {
    const scalar = keys.find((key) => key !== 'opts');
    return everyOption(
      betType,
      scalar === undefined ? {} : { [scalar]: scalar === 'ball' ? 0 : 1 },
    );
  }
  if (keys.includes('vals') && betType.tiers.length > 1) {
    return everyValue(betType);
  }
  const [kind] = priceOf(betType.id).kinds;
  return [
    {
      selection: sample,
      kinds: {
        [assertDefined(kind, `price of ${betType.id}`).name]: parsed(betType, sample).units,
      },
    },
  ];
}
