import { bet, type Declaration } from '../bet-type.ts';
import { family } from '../family.ts';
import { sampleDigits } from '../fairness/stream.ts';
import { hit, type Opposites, type Play } from '../play.ts';
import { numbers, placedDigits } from '../plays/numbers.ts';
import { options, type Options } from '../plays/options.ts';
import {
  backAndForth,
  colok,
  placeCombinations,
  togelPlaces,
  togelSides,
  type TogelPlace,
} from '../plays/togel.ts';
import { prize } from '../selection/draw-fields.ts';
import { word, words } from '../selection/lists.ts';
import { shape } from '../selection/shape.ts';
import { signIndex, signs, type Sign } from '../zodiac.ts';
import { matchesOf } from './matches.ts';

interface TogelDraw {
  readonly result: string;
  readonly zodiacYear: Sign;
}

const places = (from: number, to: number, name: string) => ({
  name,
  of: ({ result }: TogelDraw) => matchesOf([{ key: result.slice(from, to), tier: 'win' }]),
});
const lastDigits = (length: number, name: string) => ({
  name,
  of: ({ result }: TogelDraw) => result.slice(-length),
});

const fourDigits = places(0, 4, 'togel-four');
const lastThree = places(1, 4, 'togel-last-three');
const lastTwo = places(2, 4, 'togel-last-two');
const firstTwo = places(0, 2, 'togel-first-two');
const middleTwo = places(1, 3, 'togel-middle-two');
const exact = (length: number) => numbers({ play: 'exact-number', length });

const straightBets: Declaration<TogelDraw>[] = [
  bet('tg.4d', fourDigits, exact(4)),
  bet('tg.3d', lastThree, exact(3)),
  bet('tg.2d', lastTwo, exact(2)),
  bet('tg.4d.full', fourDigits, exact(4)),
  bet('tg.3d.full', lastThree, exact(3)),
  bet('tg.2d.full', lastTwo, exact(2)),
  bet('tg.2ddepan', firstTwo, exact(2)),
  bet('tg.2dtengah', middleTwo, exact(2)),
  bet('tg.bb4', lastDigits(4, 'togel-four'), backAndForth(4)),
  bet('tg.bb3', lastDigits(3, 'togel-last-three'), backAndForth(3)),
  bet('tg.bb2', lastDigits(2, 'togel-last-two'), backAndForth(2)),
];

/** Colok bebas: each digit is paid by how often it occurs. */
const freeDigit = {
  name: 'togel-four',
  of: ({ result }: TogelDraw) =>
    matchesOf(
      [...new Set(result)].map((digit) => ({
        key: digit,
        tier: `x${result.split(digit).length - 1}`,
      })),
    ),
};

function digitsByPlace({ result }: TogelDraw): Record<TogelPlace, string> {
  const [as = '', kop = '', kepala = '', ekor = ''] = result;
  return { as, kop, kepala, ekor };
}

function numbersByPlace(draw: TogelDraw): Record<TogelPlace, number> {
  const { as, kop, kepala, ekor } = digitsByPlace(draw);
  return { as: Number(as), kop: Number(kop), kepala: Number(kepala), ekor: Number(ekor) };
}

const colokBets: Declaration<TogelDraw>[] = [
  bet(
    'tg.colokbebas',
    freeDigit,
    numbers({
      play: 'colok-bebas',
      length: 1,
      tiers: ['x1', 'x2', 'x3', 'x4'],
      atOnce: 4,
    }),
  ),
  bet(
    'tg.colokmacau',
    lastDigits(4, 'togel-four'),
    colok({ play: 'colok-macau', key: 'pairs', length: 2, tiers: ['d2', 'd3', 'd4'] }),
  ),
  bet(
    'tg.coloknaga',
    lastDigits(4, 'togel-four'),
    colok({ play: 'colok-naga', key: 'triples', length: 3, tiers: ['d3', 'd4'] }),
  ),
  bet(
    'tg.colokjitu',
    { name: 'togel-four', of: digitsByPlace },
    placedDigits('togel-digit-at-place', togelPlaces),
  ),
];

const lastTwoSides = {
  besar: (value: number) => value >= 50,
  kecil: (value: number) => value <= 49,
  ganjil: (value: number) => value % 2 === 1,
  genap: (value: number) => value % 2 === 0,
  tengah: (value: number) => value >= 25 && value <= 74,
  tepi: (value: number) => value <= 24 || value >= 75,
};

const placeSides: Options<Record<TogelPlace, number>> = Object.fromEntries(
  togelPlaces.flatMap((place) =>
    Object.entries(togelSides).map(([side, holds]) => [
      `${place}.${side}`,
      (digits: Record<TogelPlace, number>) => holds(digits[place]),
    ]),
  ),
);

/** Neighbouring places: depan 1–2, tengah 2–3, belakang 3–4. */
const neighbours = { depan: 0, tengah: 1, belakang: 2 };

function pairOptions(
  tests: Readonly<Record<string, (left: number, right: number) => boolean>>,
): Options<string> {
  return Object.fromEntries(
    Object.entries(neighbours).flatMap(([pair, at]) =>
      Object.entries(tests).map(([name, holds]) => [
        `${pair}.${name}`,
        (result: string) => holds(Number(result[at]), Number(result[at + 1])),
      ]),
    ),
  );
}

const silangHomo = pairOptions({
  silang: (left, right) => (left + right) % 2 === 1,
  homo: (left, right) => (left + right) % 2 === 0,
});

const kembang = pairOptions({
  kembang: (left, right) => left < right,
  kempis: (left, right) => left > right,
  kembar: (left, right) => left === right,
});

const togelOpposites: readonly Opposites[] = [
  ['besar', 'kecil'],
  ['ganjil', 'genap'],
];

/** The same sides at each place. */
function sidesAt(at: readonly string[], sides: readonly Opposites[]): readonly Opposites[] {
  return at.flatMap((place) =>
    sides.map(([left, right]): Opposites => [`${place}.${left}`, `${place}.${right}`]),
  );
}

/** The sum of the last two digits, its own digits added once when it is ten or more. */
function reducedSum({ result }: TogelDraw): number {
  const total = Number(result[2]) + Number(result[3]);
  return total < 10 ? total : Math.floor(total / 10) + (total % 10);
}

const lastTwoValue = {
  name: 'togel-last-two',
  of: ({ result }: TogelDraw) => Number(result.slice(-2)),
};

const sideBets: Declaration<TogelDraw>[] = [
  bet(
    'tg.5050',
    lastTwoValue,
    options('togel-sides', lastTwoSides, { opposites: [...togelOpposites, ['tengah', 'tepi']] }),
  ),
  bet(
    'tg.5050s',
    { name: 'togel-four', of: numbersByPlace },
    options('togel-place-sides', placeSides, { opposites: sidesAt(togelPlaces, togelOpposites) }),
  ),
  bet(
    'tg.silanghomo',
    lastDigits(4, 'togel-four'),
    options('silang-homo', silangHomo, {
      opposites: sidesAt(Object.keys(neighbours), [['silang', 'homo']]),
    }),
  ),
  bet(
    'tg.kembang',
    lastDigits(4, 'togel-four'),
    options('kembang', kembang, {
      opposites: sidesAt(Object.keys(neighbours), [['kembang', 'kempis']]),
    }),
  ),
  bet(
    'tg.dasar',
    { name: 'togel-last-two', of: reducedSum },
    options('dasar', togelSides, { opposites: togelOpposites }),
  ),
  bet('tg.kombinasi', { name: 'togel-four', of: numbersByPlace }, placeCombinations()),
];

interface ShioResult {
  readonly sign: Sign;
  /** Four signs hold nine of the hundred numbers, the others eight. */
  readonly tier: string;
}

/**
 * 00 counts as 100; 1 carries the sign of the year, 2 the one before it, and so on (lottery.md
 * B9.12).
 */
function shioOf({ result, zodiacYear }: TogelDraw): ShioResult {
  const year = signs.indexOf(zodiacYear);
  const index = signIndex(Number(result.slice(-2)) || 100, year);
  const behindYear = (year - index + 12) % 12;
  return { sign: signs[index] ?? 'rat', tier: behindYear < 4 ? 'nine' : 'eight' };
}

const shio: Play<{ readonly zodiacs: readonly Sign[] }, ShioResult> = {
  shape: shape({ zodiacs: words(signs) }),
  tiers: ['nine', 'eight'],
  help: { play: 'shio', choose: 'signs', units: 'each', values: { atLeast: 1 } },
  units: ({ zodiacs }) => zodiacs.length,
  evaluate: ({ zodiacs }, { sign, tier }, tally) => {
    hit(tally, tier, zodiacs.includes(sign) ? 1 : 0);
  },
  expand: ({ zodiacs }) => zodiacs,
};

/** Togel: four digits, as kop kepala ekor (lottery.md B9.12). */
export const tg = family<TogelDraw>('tg', {
  draw: shape<TogelDraw>({ result: prize(4), zodiacYear: word(signs) }),
  drawFrom: (uniform) => ({ result: sampleDigits(4, uniform) }),
  betTypes: [
    ...straightBets,
    ...colokBets,
    ...sideBets,
    bet('tg.shio', { name: 'togel-last-two', of: shioOf }, shio),
  ],
});
