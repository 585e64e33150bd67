import { rational, zero, type Rational } from '@portal/money';
import type { BetType } from './bet-type.ts';
import type { Decimal4 } from './decimal.ts';
import { parlayOptions } from './families/lhc-numbers.ts';
import { threeSumsProbability } from './pricing/computed.ts';
import { defaultGroups, fairGroup, groupOdds, oddsFor } from './pricing/odds.ts';
import { priceOf, type Pricing, type TierPrice, type UnitKind } from './pricing/price-table.ts';
import { kindReturn } from './pricing/rebates.ts';

/** A text of the `lottery-rules` catalogue: a key below its section, and the values it takes. */
export interface HelpText {
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** A tier named by texts of the section `tiers`, or by a number that needs no translation. */
export type TierLabel = readonly (HelpText | string)[];

export interface PriceLine {
  /** Tiers with the same chance and price share a line. */
  readonly labels: readonly TierLabel[];
  readonly probability: Rational;
  readonly refundProbability: Rational;
  readonly odds: Decimal4;
}

/** The prices of one kind of unit. */
export interface PriceBlock {
  /** A text of the section `kinds`, where kinds share their tiers. */
  readonly kind: HelpText | undefined;
  readonly lines: readonly PriceLine[];
  /** What the lines return together, of what is charged. */
  readonly expectedReturn: Rational;
}

/** All that a help page or the `rules:lottery` command says about a bet type, without its words. */
export interface RulePage {
  readonly family: string;
  readonly part: string;
  readonly play: HelpText;
  readonly choose: HelpText;
  readonly units: HelpText;
  readonly pricing: Pricing;
  /** The prize group of the odds shown, for group pricing. */
  readonly prizeGroup: number;
  readonly discount: Decimal4;
  readonly isPaidPerMatch: boolean;
  readonly blocks: readonly PriceBlock[];
}

export function rulePage(betType: BetType, prizeGroup = defaultGroups.member): RulePage {
  const { help, family, part } = betType;
  const values = help.values ?? {};
  const { pricing, discount } = priceOf(betType.id);
  const offer = { pricing, discount, prizeGroup };
  const blocks =
    pricing === 'computed'
      ? computedBlocks(betType)
      : priceOf(betType.id).kinds.map((kind) => blockOf(kind, offer));
  return {
    family,
    part,
    play: { key: help.play, values },
    choose: { key: help.choose, values },
    units: { key: help.units, values },
    pricing,
    prizeGroup,
    discount,
    isPaidPerMatch: ['endings-flat', 'either-number', 'prize-number', 'boxed-number'].includes(
      help.play,
    ),
    blocks: merged(blocks),
  };
}

/** Two examples, a likely and an unlikely one: the price depends on the three sums. */
const threeSums = [
  [12, 13, 14],
  [0, 1, 27],
];

/**
 * A computed price by example: some choices of three sums, and the odds of each leg of a parlay.
 */
function computedBlocks(betType: BetType): PriceBlock[] {
  if (betType.id !== 'pc.num3') {
    const offer = { pricing: 'fixed', discount: 0n, prizeGroup: fairGroup } as const;
    return priceOf('lhc.zt.side')
      .kinds.filter(({ name }) => Object.hasOwn(parlayOptions, name))
      .map((kind) => blockOf(kind, offer));
  }
  return threeSums.flatMap((vals) => {
    const line = betType.parse({ vals });
    const odds = line.ok ? oddsFor(line.value, { rebate: 0n }) : line;
    if (!line.ok || !odds.ok) {
      return [];
    }
    const probability = threeSumsProbability(line.value);
    const price = { probability, refundProbability: zero, odds: odds.value.tiers['win'] };
    const kind = { name: 'win', tiers: new Map([['win', price]]) };
    const block = blockOf(kind, { pricing: 'fixed', discount: 0n, prizeGroup: fairGroup });
    return [
      {
        ...block,
        lines: block.lines.map((helpLine) => ({ ...helpLine, labels: [[vals.join(' · ')]] })),
      },
    ];
  });
}

interface Offer {
  readonly pricing: Pricing;
  readonly discount: Decimal4;
  readonly prizeGroup: number;
}

function blockOf(kind: UnitKind, { pricing, discount, prizeGroup }: Offer): PriceBlock {
  const oddsOf = (price: TierPrice): Decimal4 =>
    pricing === 'group' ? groupOdds(price, prizeGroup) : (price.odds ?? 0n);
  const lines = [...kind.tiers].map(([tier, price]) => ({
    labels: [wordLabel(tier)],
    probability: price.probability,
    refundProbability: price.refundProbability,
    odds: oddsOf(price),
  }));
  return {
    kind: kindText(kind.name),
    lines,
    expectedReturn:
      pricing === 'group'
        ? rational(BigInt(prizeGroup), BigInt(fairGroup))
        : kindReturn(kind, discount),
  };
}

/** Options with one tier each and the same chance and price become one line. */
function merged(blocks: readonly PriceBlock[]): PriceBlock[] {
  const result: PriceBlock[] = [];
  for (const block of blocks) {
    const [line] = block.lines;
    const index = result.findIndex((other) => isSamePrice(other, block));
    const other = result[index];
    const [first] = other?.lines ?? [];
    if (line === undefined || other === undefined || first === undefined) {
      result.push(block);
    } else {
      const together = { ...first, labels: [...first.labels, ...line.labels] };
      result[index] = { ...other, lines: [together] };
    }
  }
  return result;
}

function isSamePrice(left: PriceBlock, right: PriceBlock): boolean {
  const [a, b] = [left.lines[0], right.lines[0]];
  return (
    left.lines.length === 1 &&
    right.lines.length === 1 &&
    left.kind === undefined &&
    right.kind === undefined &&
    a?.odds === b?.odds &&
    isSame(a?.probability, b?.probability) &&
    isSame(a?.refundProbability, b?.refundProbability)
  );
}

function isSame(left: Rational | undefined, right: Rational | undefined): boolean {
  return left?.numerator === right?.numerator && left?.denominator === right?.denominator;
}

/** Tiers that count something: the letter stands for a text with a number in it. */
const counted: Readonly<Record<string, string>> = {
  star: 'star',
  h: 'hits',
  k: 'signs',
  x: 'times',
  d: 'places',
  n: 'bullValue',
};

/** The name of a tier or option in texts of the section `tiers`, pieces between dots one by one. */
export function wordLabel(tier: string): TierLabel {
  return tier.split('.').map((piece) => {
    const groups = /^(?<letter>[a-z]*?)(?<count>\d*)$/u.exec(piece)?.groups;
    const { letter = '', count = '' } = groups ?? {};
    if (letter === '' && count !== '') {
      return count;
    }
    const key = counted[letter];
    return key === undefined || count === ''
      ? { key: piece, values: {} }
      : { key, values: { count: Number(count) } };
  });
}

/** Kinds of unit that share a tier, by their name in the price table. */
const kindKeys: Readonly<Record<string, string>> = {
  '3 different digits': 'threeDifferent',
  '4 different digits': 'fourDifferent',
  'one pair': 'onePair',
  'two pairs': 'twoPairs',
  'a triple': 'triple',
  'two different digits': 'twoDifferent',
  'a double': 'double',
};

function kindText(name: string): HelpText | undefined {
  const key = kindKeys[name];
  return key === undefined ? undefined : { key, values: {} };
}
