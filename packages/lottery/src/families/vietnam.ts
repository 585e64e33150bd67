import { bet, type Declaration, type Part } from '../bet-type.ts';
import { family } from '../family.ts';
import { sampleDigits } from '../fairness/stream.ts';
import { endingsAbsent, endingsPresent } from '../plays/endings.ts';
import { numbers, type Matches } from '../plays/numbers.ts';
import { options } from '../plays/options.ts';
import { prize, prizes } from '../selection/draw-fields.ts';
import type { Uniform } from '../selection/field.ts';
import { shape } from '../selection/shape.ts';
import { membership, type Membership } from '../views.ts';
import { matchesOf } from './matches.ts';

interface NorthDraw {
  readonly db: string;
  readonly g1: readonly string[];
  readonly g2: readonly string[];
  readonly g3: readonly string[];
  readonly g4: readonly string[];
  readonly g5: readonly string[];
  readonly g6: readonly string[];
  readonly g7: readonly string[];
}

interface SouthDraw extends NorthDraw {
  readonly g8: readonly string[];
}

/** The prizes of a draw that a bet looks at. */
interface Slots<Draw> {
  readonly name: string;
  readonly of: (draw: Draw) => readonly string[];
}

const last =
  (length: number) =>
  (text: string): string =>
    text.slice(-length);
const front =
  (length: number) =>
  (text: string): string =>
    text.slice(0, length);

function onSlots<Draw>(
  { name, of }: Slots<Draw>,
  key: (text: string) => string,
): Part<Draw, Matches> {
  return {
    name,
    of: (draw) => matchesOf(of(draw).map((text) => ({ key: key(text), tier: 'win' }))),
  };
}

function allPrizes(draw: NorthDraw): string[] {
  // A South draw has an eighth prize beside the keys of a North one.
  const lists: readonly (string | readonly string[])[] = Object.values(draw);
  return lists.flat();
}

/** Every prize long enough to hold `length` digits. */
function longEnough<Draw extends NorthDraw>(length: number): Slots<Draw> {
  return {
    name: `prizes-of-${length}`,
    of: (draw) => allPrizes(draw).filter((text) => text.length >= length),
  };
}

interface Region<Draw> {
  readonly id: 'vnn' | 'vns';
  /** Prizes of at least two, three and four digits. */
  readonly slots: readonly [two: number, three: number, four: number];
  /** The prizes of two and of three digits that `đầu` bets look at, with how many they are. */
  readonly twoDigit: Slots<Draw>;
  readonly twoDigitCount: number;
  readonly threeDigit: Slots<Draw>;
  readonly threeDigitCount: number;
}

function regionBets<Draw extends NorthDraw>(region: Region<Draw>): Declaration<Draw>[] {
  const { id, slots, twoDigit, threeDigit } = region;
  const db: Slots<Draw> = { name: 'special-prize', of: (draw) => [draw.db] };
  const g1: Slots<Draw> = { name: 'first-prize', of: (draw) => draw.g1 };
  const and = (other: Slots<Draw>): Slots<Draw> => ({
    name: `${other.name}-and-special`,
    of: (draw) => [...other.of(draw), draw.db],
  });
  const covered = (length: number) => ({ play: 'endings', length });
  const lastOf = (play: string, length: number, count = 1) =>
    numbers({ play, length, slots: count });
  return [
    bet(`${id}.lo2`, onSlots(longEnough(2), last(2)), numbers({ ...covered(2), slots: slots[0] })),
    bet(
      `${id}.lo2dau`,
      onSlots(longEnough(2), front(2)),
      numbers({ play: 'fronts', length: 2, slots: slots[0] }),
    ),
    bet(
      `${id}.lo2k`,
      onSlots(longEnough(2), last(2)),
      numbers({ play: 'endings-flat', length: 2, prizes: { win: slots[0] } }),
    ),
    bet(`${id}.lo3`, onSlots(longEnough(3), last(3)), numbers({ ...covered(3), slots: slots[1] })),
    bet(`${id}.lo4`, onSlots(longEnough(4), last(4)), numbers({ ...covered(4), slots: slots[2] })),
    bet(`${id}.de.db`, onSlots(db, last(2)), lastOf('endings', 2)),
    bet(`${id}.de.dbdau`, onSlots(db, front(2)), lastOf('fronts', 2)),
    bet(`${id}.de.g1`, onSlots(g1, last(2)), lastOf('endings', 2)),
    bet(`${id}.de.g1dau`, onSlots(g1, front(2)), lastOf('fronts', 2)),
    bet(`${id}.de.dau`, onSlots(twoDigit, last(2)), lastOf('endings', 2, region.twoDigitCount)),
    bet(
      `${id}.de.dauduoi`,
      onSlots(and(twoDigit), last(2)),
      lastOf('endings', 2, region.twoDigitCount + 1),
    ),
    bet(`${id}.c3.db`, onSlots(db, last(3)), lastOf('endings', 3)),
    bet(`${id}.c3.dau`, onSlots(threeDigit, last(3)), lastOf('endings', 3, region.threeDigitCount)),
    bet(
      `${id}.c3.dauduoi`,
      onSlots(and(threeDigit), last(3)),
      lastOf('endings', 3, region.threeDigitCount + 1),
    ),
    bet(`${id}.c3.g1`, onSlots(g1, last(3)), lastOf('endings', 3)),
    bet(`${id}.c4.db`, onSlots(db, last(4)), lastOf('endings', 4)),
    bet(`${id}.c4.g1`, onSlots(g1, last(4)), lastOf('endings', 4)),
    bet(
      `${id}.dau`,
      onSlots(db, (text) => text.slice(-2, -1)),
      lastOf('tens-digit', 1),
    ),
    bet(`${id}.duoi`, onSlots(db, last(1)), lastOf('units-digit', 1)),
    bet(
      `${id}.tx`,
      { name: 'special-prize', of: ({ db: text }: Draw) => Number(last(2)(text)) },
      twoDigitSides(),
    ),
    ...[2, 3, 4].map((size) =>
      bet(`${id}.xien${size}`, endings<Draw>(), endingsPresent(size, { atMost: 10 })),
    ),
    ...[4, 6, 8, 10].map((size) => bet(`${id}.truot${size}`, endings<Draw>(), endingsAbsent(size))),
  ];
}

function twoDigitSides() {
  const table = {
    tai: (ending: number) => ending >= 50,
    xiu: (ending: number) => ending <= 49,
    chan: (ending: number) => ending % 2 === 0,
    le: (ending: number) => ending % 2 === 1,
  };
  const opposites = [
    ['tai', 'xiu'],
    ['le', 'chan'],
  ] as const;
  return options('ending-sides', table, { opposites });
}

/** The two-digit endings of all prizes, as a set. */
function endings<Draw extends NorthDraw>(): Part<Draw, Membership> {
  const slots = longEnough<Draw>(2);
  return {
    name: slots.name,
    of: (draw) => membership(slots.of(draw).map((text) => Number(last(2)(text)))),
  };
}

const northLengths = [5, 5, 5, 5, 4, 4, 3, 2];
const northCounts = [1, 1, 2, 6, 4, 6, 3, 4];
const southLengths = [6, 5, 5, 5, 5, 4, 4, 3, 2];
const southCounts = [1, 1, 1, 2, 7, 1, 3, 1, 1];

/**
 * Prizes in the order of lottery.md A2, each digit left to right; the special prize is a single
 * text.
 */
function drawPrizes(
  lengths: readonly number[],
  counts: readonly number[],
  uniform: Uniform,
): object {
  const drawn: [string, string | string[]][] = lengths.map((length, index) => {
    const texts = Array.from({ length: counts[index] ?? 0 }, () => sampleDigits(length, uniform));
    return index === 0 ? ['db', texts[0] ?? ''] : [`g${index}`, texts];
  });
  return Object.fromEntries(drawn);
}

function exactly(lengths: readonly number[], counts: readonly number[], index: number) {
  const count = counts[index] ?? 0;
  return prizes(lengths[index] ?? 0, { atLeast: count, atMost: count });
}

const north = (index: number) => exactly(northLengths, northCounts, index);
const south = (index: number) => exactly(southLengths, southCounts, index);

const sevenAndSix: Slots<NorthDraw> = {
  name: 'special-six-seven',
  of: ({ db, g6, g7 }) => [db, ...g6, ...g7],
};
const fiveToEight: Slots<SouthDraw> = {
  name: 'special-five-to-eight',
  of: ({ db, g5, g6, g7, g8 }) => [db, ...g5, ...g6, ...g7, ...g8],
};

/** Vietnam North: 27 prizes (lottery.md B9.9). */
export const vnn = family<NorthDraw>('vnn', {
  draw: shape<NorthDraw>({
    db: prize(5),
    g1: north(1),
    g2: north(2),
    g3: north(3),
    g4: north(4),
    g5: north(5),
    g6: north(6),
    g7: north(7),
  }),
  drawFrom: (uniform) => drawPrizes(northLengths, northCounts, uniform),
  betTypes: [
    ...regionBets<NorthDraw>({
      id: 'vnn',
      slots: [27, 23, 20],
      twoDigit: { name: 'seventh-prize', of: ({ g7 }) => g7 },
      twoDigitCount: 4,
      threeDigit: { name: 'sixth-prize', of: ({ g6 }) => g6 },
      threeDigitCount: 3,
    }),
    bet(
      'vnn.b8l',
      onSlots(sevenAndSix, last(2)),
      numbers({ play: 'endings', length: 2, slots: 8 }),
    ),
  ],
});

/** Vietnam South and Central: 18 prizes a province (lottery.md B9.9). */
export const vns = family<SouthDraw>('vns', {
  draw: shape<SouthDraw>({
    db: prize(6),
    g1: south(1),
    g2: south(2),
    g3: south(3),
    g4: south(4),
    g5: south(5),
    g6: south(6),
    g7: south(7),
    g8: south(8),
  }),
  drawFrom: (uniform) => drawPrizes(southLengths, southCounts, uniform),
  betTypes: [
    ...regionBets<SouthDraw>({
      id: 'vns',
      slots: [18, 17, 16],
      twoDigit: { name: 'eighth-prize', of: ({ g8 }) => g8 },
      twoDigitCount: 1,
      threeDigit: { name: 'seventh-prize', of: ({ g7 }) => g7 },
      threeDigitCount: 1,
    }),
    bet(
      'vns.b7l',
      onSlots(fiveToEight, last(2)),
      numbers({ play: 'endings', length: 2, slots: 7 }),
    ),
  ],
});
