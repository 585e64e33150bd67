import { defaultValidBetPolicy, validBets, type ValidBetPolicy } from '@portal/commission';
import type { Decimal4, Line, Sign } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import { coversTooMuch } from './covered.ts';

/** A line of a member in an issue with what of its cost was not refunded. */
export interface StandingLine {
  readonly line: Line;
  readonly standing: Decimal4;
}

export interface LineRules {
  readonly year: Sign;
  readonly oppositePolicy: ValidBetPolicy['opposite'];
}

/** Options of which one wins where the other loses. */
const opposites: readonly (readonly [string, string])[] = [
  ['big', 'small'],
  ['odd', 'even'],
  ['dragon', 'tiger'],
  ['tailbig', 'tailsmall'],
  ['tai', 'xiu'],
  ['le', 'chan'],
];

/**
 * What counts of each line that a member has in one issue, in placing order
 * (agents-loyalty-money.md A3): of opposite sides of a play the difference; of other lines of a
 * play nothing where together they cover more than 70 % of its draws.
 */
export function validLines(
  lines: readonly StandingLine[],
  { year, oppositePolicy }: LineRules,
): readonly Decimal4[] {
  const valid = lines.map(({ standing }) => standing);
  const places = lines.map((_, place) => place);
  for (const group of Map.groupBy(places, (place) => groupOf(lineAt(lines, place))).values()) {
    const members = group.map((place) => assertDefined(lines[place], 'a line'));
    const counted = countGroup(members, { year, oppositePolicy });
    group.forEach((place, at) => {
      valid[place] = counted[at] ?? 0n;
    });
  }
  return valid;
}

function countGroup(
  lines: readonly StandingLine[],
  { year, oppositePolicy }: LineRules,
): readonly Decimal4[] {
  const [first, ...others] = lines.map(({ line }) => line);
  if (first !== undefined && sideOf(first) === undefined) {
    const isTooMuch = coversTooMuch([first, ...others], year);
    return lines.map(({ standing }) => (isTooMuch ? 0n : standing));
  }
  const tickets = lines.map(({ line, standing: stakeMinor }) => {
    const side = sideOf(line)?.at === 0 ? 'BIG' : 'SMALL';
    return { category: 'LOTT', stakeMinor, payoutMinor: 0n, result: 'LOSE', side } as const;
  });
  return validBets(tickets, { ...defaultValidBetPolicy, opposite: oppositePolicy });
}

function lineAt(lines: readonly StandingLine[], place: number): Line {
  return assertDefined(lines[place], 'a line').line;
}

/** Lines that are weighed together: the same play at the same place, sides by their pair. */
function groupOf(line: Line): string {
  const { betType, selection } = line;
  const where = Object.entries(selection).filter(([, value]) => !Array.isArray(value));
  return `${betType.id} ${JSON.stringify(where)} ${sideOf(line)?.pair ?? ''}`;
}

/** The pair of a line that is one side of it and nothing else. */
function sideOf({ selection: { opts } }: Line): { pair: number; at: number } | undefined {
  const options: readonly unknown[] = Array.isArray(opts) ? opts : [];
  const [option, ...others] = options;
  const pair = opposites.findIndex((sides) => sides.includes(String(option)));
  return others.length > 0 || pair === -1
    ? undefined
    : { pair, at: opposites[pair]?.indexOf(String(option)) ?? 0 };
}
