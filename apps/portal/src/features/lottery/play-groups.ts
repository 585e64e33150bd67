import { betTypes, priceOf, type BetType, type FamilyName } from '@portal/lottery';

/** A tab of plays: which bet types of a family stand in it, by what follows the family's name. */
type GroupRow = readonly [group: PlayGroupName, ...beginnings: string[]];

export const playGroupNames = [
  'five',
  'frontFour',
  'backFour',
  'three',
  'frontThree',
  'middleThree',
  'backThree',
  'frontTwo',
  'backTwo',
  'fixed',
  'dragonTiger',
  'anyTwo',
  'anyThree',
  'anyFour',
  'credit',
  'any',
  'front',
  'others',
  'sum',
  'triples',
  'pairs',
  'different',
  'numbers',
  'sides',
  'picks',
  'special',
  'normals',
  'linkedNumbers',
  'signs',
  'tails',
  'none',
  'total',
  'lo',
  'de',
  'threeEnds',
  'fourEnds',
  'xien',
  'truot',
  'top',
  'bottom',
  'running',
  'fourDigits',
  'system',
  'threeDigits',
  'twoDigits',
  'backAndForth',
  'colok',
] as const;
export type PlayGroupName = (typeof playGroupNames)[number];

const thai: readonly GroupRow[] = [
  ['top', 'top', 'tod', 'two3'],
  ['bottom', 'bot', 'front3'],
  ['running', 'run', 'pak'],
  ['sides', 'sides'],
];
const vietnam: readonly GroupRow[] = [
  ['lo', 'lo', 'b8l', 'b7l'],
  ['de', 'de', 'dau', 'duoi', 'tx'],
  ['threeEnds', 'c3'],
  ['fourEnds', 'c4'],
  ['xien', 'xien'],
  ['truot', 'truot'],
];
const fourDigit: readonly GroupRow[] = [
  ['fourDigits', 'big', 'small', '4a'],
  ['system', 'sys', 'roll', 'ibox'],
  ['threeDigits', '3d'],
  ['twoDigits', '2d'],
];

const rows: Readonly<Record<FamilyName, readonly GroupRow[]>> = {
  ssc: [
    ['five', '5.'],
    ['frontFour', 'f4.'],
    ['backFour', 'b4.'],
    ['frontThree', 'f3.'],
    ['middleThree', 'm3.'],
    ['backThree', 'b3.'],
    ['frontTwo', 'f2.'],
    ['backTwo', 'b2.'],
    ['fixed', 'dwd'],
    ['dragonTiger', 'lh.'],
    ['anyTwo', 'r2.'],
    ['anyThree', 'r3.'],
    ['anyFour', 'r4.'],
    ['credit', 'zy.'],
  ],
  d3: [
    ['three', '3.'],
    ['frontTwo', 'f2.'],
    ['backTwo', 'b2.'],
    ['fixed', 'dwd'],
    ['credit', 'zy.'],
  ],
  x5: [
    ['any', 'rx'],
    ['front', 'f1', 'f2', 'f3'],
    ['fixed', 'dwd'],
    ['others', 'bdw', 'dds', 'czw'],
    ['credit', 'zy.'],
  ],
  k3: [
    ['sum', 'sum', 'side'],
    ['triples', 'triple', 'run'],
    ['pairs', 'pair'],
    ['different', 'diff', 'any1'],
    ['credit', 'zy.'],
  ],
  pk: [
    ['front', 'f1', 'f2', 'f3', 'f4', 'f5'],
    ['fixed', 'dwd'],
    ['credit', 'zy.'],
  ],
  pc: [
    ['sides', 'opt'],
    ['numbers', 'num'],
  ],
  kl8: [
    ['picks', 'x'],
    ['credit', 'zy.'],
  ],
  lhc: [
    ['special', 'tm'],
    ['normals', 'zm', 'zt', 'gg'],
    ['linkedNumbers', 'lm'],
    ['signs', 'px', 'lx', 'zx'],
    ['tails', 'pt', 'lw'],
    ['none', 'bz'],
    ['total', 'total'],
  ],
  vnn: vietnam,
  vns: vietnam,
  th: thai,
  la: thai,
  hn: thai,
  my: thai,
  yk: thai,
  fdmy: fourDigit,
  fdsg: fourDigit,
  tg: [
    ['fourDigits', '4d'],
    ['threeDigits', '3d'],
    ['twoDigits', '2d'],
    ['backAndForth', 'bb'],
    ['colok', 'colok'],
    ['sides', '50', 'silang', 'kembang', 'dasar', 'kombinasi'],
    ['signs', 'shio'],
  ],
};

export interface PlayGroup {
  readonly name: PlayGroupName;
  readonly family: FamilyName;
  readonly betTypes: readonly BetType[];
}

/** Whether a bet type is bet on by unit price and group, or at fixed odds. */
export type Style = 'official' | 'fixed';

export function styleOf({ id }: BetType): Style {
  return priceOf(id).mode === 'LOTT' ? 'official' : 'fixed';
}

function groupNameOf({ id, family }: BetType): PlayGroupName | undefined {
  const rest = id.slice(family.length + 1);
  return rows[family].find(([, ...starts]) => starts.some((start) => rest.startsWith(start)))?.[0];
}

/** The tabs of a game in the order of their table; bet types that are not offered are left out. */
export function playGroups(
  families: readonly FamilyName[],
  isOffered: (betType: BetType) => boolean,
): readonly PlayGroup[] {
  return families.flatMap((family) => {
    const own = betTypes.filter((betType) => betType.family === family && isOffered(betType));
    return rows[family]
      .map(([name]) => ({
        name,
        family,
        betTypes: own.filter((betType) => groupNameOf(betType) === name),
      }))
      .filter((group) => group.betTypes.length > 0);
  });
}
