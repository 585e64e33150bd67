/** Clockwise order of the single-zero wheel. */
export const wheelOrder = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const;

export const redNumbers = [
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
] as const;

/** A betting place of the layout; names are `kind` or `kind:numbers`, such as `split:1-2`. */
export interface RouletteSpot {
  readonly kind: RouletteKind;
  readonly numbers: readonly number[];
  readonly paysToOne: number;
}

export const rouletteKinds = [
  'straight',
  'split',
  'street',
  'corner',
  'sixLine',
  'dozen',
  'column',
  'redBlack',
  'oddEven',
  'lowHigh',
] as const;
export type RouletteKind = (typeof rouletteKinds)[number];

/** sports-and-games.md 22: every bet pays `36 / numbers - 1` to one. */
export const rouletteSpots: ReadonlyMap<string, RouletteSpot> = new Map([
  ...pockets().map((number) => insideSpot('straight', [number])),
  ...splits().map((numbers) => insideSpot('split', numbers)),
  ...[...rows(), [0, 1, 2], [0, 2, 3]].map((numbers) => insideSpot('street', numbers)),
  ...[...corners(), [0, 1, 2, 3]].map((numbers) => insideSpot('corner', numbers)),
  ...sixLines().map((numbers) => insideSpot('sixLine', numbers)),
  ...outsideSpots(),
]);

function pockets(): number[] {
  return Array.from({ length: 37 }, (_, number) => number);
}

function rows(): number[][] {
  return Array.from({ length: 12 }, (_, row) => [3 * row + 1, 3 * row + 2, 3 * row + 3]);
}

function splits(): number[][] {
  const beside = pockets().filter((number) => number % 3 !== 0);
  const above = pockets().filter((number) => number >= 1 && number <= 33);
  return [
    ...beside.map((number) => [number, number + 1]),
    ...above.map((number) => [number, number + 3]),
    [0, 1],
    [0, 2],
    [0, 3],
  ];
}

function corners(): number[][] {
  return pockets()
    .filter((number) => number >= 1 && number <= 32 && number % 3 !== 0)
    .map((number) => [number, number + 1, number + 3, number + 4]);
}

function sixLines(): number[][] {
  return Array.from({ length: 11 }, (_, row) =>
    Array.from({ length: 6 }, (__, step) => 3 * row + 1 + step),
  );
}

function insideSpot(kind: RouletteKind, numbers: readonly number[]): [string, RouletteSpot] {
  const paysToOne = 36 / numbers.length - 1;
  return [`${kind}:${numbers.join('-')}`, { kind, numbers, paysToOne }];
}

function outsideSpots(): [string, RouletteSpot][] {
  const numbered = pockets().slice(1);
  const isRed = (number: number): boolean => redNumbers.some((red) => red === number);
  const outside = (
    name: string,
    kind: RouletteKind,
    isIn: (number: number) => boolean,
  ): [string, RouletteSpot] => {
    const numbers = numbered.filter((number) => isIn(number));
    return [name, { kind, numbers, paysToOne: 36 / numbers.length - 1 }];
  };
  return [
    ...[1, 2, 3].map((dozen) =>
      outside(`dozen:${dozen}`, 'dozen', (number) => Math.ceil(number / 12) === dozen),
    ),
    ...[1, 2, 3].map((column) =>
      outside(`column:${column}`, 'column', (number) => number % 3 === column % 3),
    ),
    outside('red', 'redBlack', isRed),
    outside('black', 'redBlack', (number) => !isRed(number)),
    outside('odd', 'oddEven', (number) => number % 2 === 1),
    outside('even', 'oddEven', (number) => number % 2 === 0),
    outside('low', 'lowHigh', (number) => number <= 18),
    outside('high', 'lowHigh', (number) => number > 18),
  ];
}
