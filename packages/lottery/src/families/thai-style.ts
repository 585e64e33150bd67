import { bet, type Declaration, type Part } from '../bet-type.ts';
import { sorted, subsets } from '../combinatorics.ts';
import { numbers, placedDigits, type Matches } from '../plays/numbers.ts';
import { options } from '../plays/options.ts';
import { patternOf } from '../plays/tickets.ts';
import { matchesOf } from './matches.ts';

/** The results that the Thai-style bets are settled on (lottery.md A2). */
export interface ThaiResults {
  readonly top3: string;
  readonly bot2: string;
}

/** How a family's draw becomes the results. */
export interface ThaiViews<Draw> {
  readonly id: string;
  readonly results: (draw: Draw) => ThaiResults;
}

function winning(keys: readonly string[]): Matches {
  return matchesOf(keys.map((key) => ({ key, tier: 'win' })));
}

/** The different pairs of digits within three, a double only where the digit is there twice. */
function pairsWithin(top3: string): string[] {
  return [...new Set([...subsets([...top3], 2)].map((pair) => sorted(pair.join(''))))];
}

const places = ['h', 't', 'u', 'bt', 'bu'] as const;

const threeDigitKinds: Readonly<Record<string, string>> = {
  '111': '3 different digits',
  '21': 'one pair',
};
const fourDigitKinds: Readonly<Record<string, string>> = {
  '1111': '4 different digits',
  '211': 'one pair',
  '22': 'two pairs',
  '31': 'a triple',
};

const sideOptions = {
  top3high: ({ top3 }: ThaiResults) => Number(top3) >= 500,
  top3low: ({ top3 }: ThaiResults) => Number(top3) < 500,
  top2high: ({ top3 }: ThaiResults) => Number(top3.slice(1)) >= 50,
  top2low: ({ top3 }: ThaiResults) => Number(top3.slice(1)) < 50,
  bot2high: ({ bot2 }: ThaiResults) => Number(bot2) >= 50,
  bot2low: ({ bot2 }: ThaiResults) => Number(bot2) < 50,
  topodd: ({ top3 }: ThaiResults) => Number(top3) % 2 === 1,
  topeven: ({ top3 }: ThaiResults) => Number(top3) % 2 === 0,
  botodd: ({ bot2 }: ThaiResults) => Number(bot2) % 2 === 1,
  boteven: ({ bot2 }: ThaiResults) => Number(bot2) % 2 === 0,
};

const sideOpposites = [
  ['top3high', 'top3low'],
  ['top2high', 'top2low'],
  ['bot2high', 'bot2low'],
  ['topodd', 'topeven'],
  ['botodd', 'boteven'],
] as const;

/** The bets that all five Thai-style families share (lottery.md B9.10). */
export function thaiStyle<Draw>({ id, results }: ThaiViews<Draw>): Declaration<Draw>[] {
  const top = (keys: (top3: string) => readonly string[]): Part<Draw, Matches> => ({
    name: 'three-top',
    of: (draw) => winning(keys(results(draw).top3)),
  });
  const bottom = (keys: (bot2: string) => readonly string[]): Part<Draw, Matches> => ({
    name: 'two-bottom',
    of: (draw) => winning(keys(results(draw).bot2)),
  });
  return [
    bet(
      `${id}.top3`,
      top((top3) => [top3]),
      numbers({ play: 'exact-number', length: 3 }),
    ),
    bet(
      `${id}.tod3`,
      top((top3) => [sorted(top3)]),
      numbers({
        play: 'any-order-number',
        length: 3,
        patterns: ['111', '21'],
        anyOrder: true,
        kindOf: (number) => threeDigitKinds[patternOf(number)] ?? '',
      }),
    ),
    bet(
      `${id}.top2`,
      top((top3) => [top3.slice(1)]),
      numbers({ play: 'last-two', length: 2 }),
    ),
    bet(
      `${id}.bot2`,
      bottom((bot2) => [bot2]),
      numbers({ play: 'exact-number', length: 2 }),
    ),
    bet(
      `${id}.two3`,
      top(pairsWithin),
      numbers({
        play: 'two-of-top',
        length: 2,
        atOnce: 3,
        anyOrder: true,
        kindOf: (number) => (patternOf(number) === '2' ? 'a double' : 'two different digits'),
      }),
    ),
    bet(
      `${id}.runtop`,
      top((top3) => [...new Set(top3)]),
      numbers({ play: 'digit-occurs', length: 1, atOnce: 3 }),
    ),
    bet(
      `${id}.runbot`,
      bottom((bot2) => [...new Set(bot2)]),
      numbers({ play: 'digit-occurs', length: 1, atOnce: 2 }),
    ),
    bet(
      `${id}.pak`,
      { name: 'top-and-bottom', of: (draw) => digitsByPlace(results(draw)) },
      placedDigits('digit-at-place', places),
    ),
    bet(
      `${id}.sides`,
      { name: 'top-and-bottom', of: results },
      options('thai-sides', sideOptions, { opposites: sideOpposites }),
    ),
  ];
}

function digitsByPlace({ top3, bot2 }: ThaiResults) {
  const [h = '', t = '', u = ''] = top3;
  const [bt = '', bu = ''] = bot2;
  return { h, t, u, bt, bu };
}

/** The four-digit bets of Lao, Hanoi and Malaysia. */
export function fourTop<Draw>(id: string, top4: (draw: Draw) => string): Declaration<Draw>[] {
  return [
    bet(
      `${id}.top4`,
      { name: 'four-top', of: (draw: Draw) => winning([top4(draw)]) },
      numbers({ play: 'exact-number', length: 4 }),
    ),
    bet(
      `${id}.tod4`,
      { name: 'four-top', of: (draw: Draw) => winning([sorted(top4(draw))]) },
      numbers({
        play: 'any-order-number',
        length: 4,
        patterns: ['1111', '211', '22', '31'],
        anyOrder: true,
        kindOf: (number) => fourDigitKinds[patternOf(number)] ?? '',
      }),
    ),
  ];
}
