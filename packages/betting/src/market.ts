export const sides = ['HOME', 'AWAY'] as const;
export type Side = (typeof sides)[number];

export const periods = ['FT', '1H'] as const;
export type Period = (typeof periods)[number];

/** Goals (or points) of home and away. */
export type Score = readonly [home: number, away: number];

/** A line in quarter goals, so that -0.75 is -3 (sports-and-games.md 2, line storage). */
export type Quarters = number;

/**
 * A market of the catalogue (sports-and-games.md 2) with its specifiers. A handicap line is the one
 * seen from the selected side, a total's line is the total.
 */
export type Market =
  | { readonly type: '1X2' | 'DC' | 'DNB' | 'BTTS' | 'OE'; readonly period: Period }
  | {
      readonly type: 'AH';
      readonly period: Period;
      readonly line: Quarters;
      /** Score when an in-play bet was taken; only later goals count (sports-and-games.md D9). */
      readonly scoreAtBet?: Score;
    }
  | { readonly type: 'OU'; readonly period: Period; readonly line: Quarters }
  | {
      readonly type: 'TEAM_OU';
      readonly period: Period;
      readonly line: Quarters;
      readonly team: Side;
    }
  | { readonly type: 'CS'; readonly period: Period; readonly listed: ReadonlySet<string> }
  | { readonly type: 'HTFT' | 'MONEYLINE' | 'OUTRIGHT' | 'MAP_SCORE' | 'COCKFIGHT' }
  | { readonly type: 'TOP_N'; readonly places: number }
  | { readonly type: 'MAP_WINNER'; readonly map: number }
  | { readonly type: 'MAP_HANDICAP' | 'TOTAL_MAPS'; readonly line: Quarters };

export type MarketType = Market['type'];

/** The scores with a selection of their own unless the market says otherwise: 0:0 to 4:4. */
export const defaultListedScores: ReadonlySet<string> = new Set(
  [0, 1, 2, 3, 4].flatMap((home) => [0, 1, 2, 3, 4].map((away) => `${home}:${away}`)),
);

/** Closed selection sets; the other markets have open ones (scores, competitors). */
export const selectionsByType: Readonly<Partial<Record<MarketType, readonly string[]>>> = {
  '1X2': ['1', 'X', '2'],
  DC: ['1X', '12', 'X2'],
  DNB: sides,
  AH: sides,
  OU: ['OVER', 'UNDER'],
  TEAM_OU: ['OVER', 'UNDER'],
  BTTS: ['YES', 'NO'],
  OE: ['ODD', 'EVEN'],
  HTFT: ['1', 'X', '2'].flatMap((half) => ['1', 'X', '2'].map((full) => `${half}/${full}`)),
  MONEYLINE: sides,
  MAP_WINNER: sides,
  MAP_HANDICAP: sides,
  TOTAL_MAPS: ['OVER', 'UNDER'],
  COCKFIGHT: ['MERON', 'WALA', 'BDD', 'FTD'],
};

const scorePattern = /^\d{1,2}:\d{1,2}$/u;

/** Whether the market has that selection at all. */
export function hasSelection(market: Market, selection: string): boolean {
  const closed = selectionsByType[market.type];
  if (closed !== undefined) {
    return closed.includes(selection);
  }
  switch (market.type) {
    case 'CS':
      return selection === 'OTHER' || scorePattern.test(selection);
    case 'MAP_SCORE':
      return scorePattern.test(selection);
    default:
      return selection.length > 0;
  }
}

/** The side that a selection backs; every other selection is the away one of a two-way market. */
export function backsHome(selection: string): boolean {
  return selection === 'HOME';
}

const linePattern = /^(?<sign>[+-]?)(?<whole>\d{1,3})(?:\.(?<decimals>00?|25|50?|75))?$/u;
const quartersByDecimals: Readonly<Record<string, number>> = { '25': 1, '5': 2, '50': 2, '75': 3 };

/** Reads "-0.75", "+1" or "2.50" as quarter goals; undefined for anything that is not a quarter. */
export function parseLine(text: string): Quarters | undefined {
  const groups = linePattern.exec(text)?.groups;
  if (groups === undefined) {
    return undefined;
  }
  const quarters =
    Number(groups['whole']) * 4 + (quartersByDecimals[groups['decimals'] ?? ''] ?? 0);
  return groups['sign'] === '-' && quarters !== 0 ? 0 - quarters : quarters;
}

/**
 * The Asian display of a line: quarter lines as their two halves, `0.5/1` (sports-and-games.md 2).
 */
export function displayLine(line: Quarters): string {
  const sign = line < 0 ? '-' : '';
  const quarters = Math.abs(line);
  const half = (halves: number): string => String(halves / 2);
  return quarters % 2 === 0
    ? sign + half(quarters / 2)
    : `${sign}${half((quarters - 1) / 2)}/${half((quarters + 1) / 2)}`;
}
