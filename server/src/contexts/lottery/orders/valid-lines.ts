import { validBets, type ValidBetPolicy } from '@portal/commission';
import type { CoverBudget, Decimal4, Line, Sign } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import { coversTooMuch, mostEvaluations } from './covered.ts';

/** A line of a member in an issue with what of its cost was not refunded. */
export interface StandingLine {
  /** Of several that are one person's. */
  readonly account: string;
  readonly line: Line;
  readonly standing: Decimal4;
  /** What it won, beside what was refunded; before the limits of payouts cut it. */
  readonly won: Decimal4;
}

export interface LineRules {
  readonly year: Sign;
  readonly policy: ValidBetPolicy;
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
 * What counts of each line that a person has in one issue, in placing order
 * (agents-loyalty-money.md A3): of opposite sides of a play the difference, whichever accounts of
 * the person took them; of other lines of a play nothing where together those of an account cover
 * more than 70 % of its draws.
 */
export async function validLines(
  lines: readonly StandingLine[],
  { year, policy }: LineRules,
): Promise<readonly Decimal4[]> {
  const budget = { left: mostEvaluations };
  const valid = lines.map(({ standing }) => standing);
  const places = lines.map((_, place) => place);
  for (const group of Map.groupBy(places, (place) => groupOf(lineAt(lines, place))).values()) {
    const members = group.map((place) => lineAt(lines, place));
    const counted = await countGroup(members, { year, policy, budget });
    group.forEach((place, at) => {
      valid[place] = counted[at] ?? 0n;
    });
  }
  return valid;
}

async function countGroup(
  lines: readonly StandingLine[],
  { year, policy, budget }: LineRules & { readonly budget: CoverBudget },
): Promise<readonly Decimal4[]> {
  const [first, ...others] = lines.map(({ line }) => line);
  const isSide = first !== undefined && sideOf(first) !== undefined;
  if (first !== undefined && !isSide && (await coversTooMuch([first, ...others], year, budget))) {
    return lines.map(() => 0n);
  }
  const tickets = lines.map(({ line, standing: stakeMinor, won: payoutMinor }) => {
    const side = sideOf(line)?.at === 0 ? 'BIG' : 'SMALL';
    const drawn = { category: 'LOTT', stakeMinor, payoutMinor, result: 'LOSE' } as const;
    return isSide ? { ...drawn, side } : drawn;
  });
  return validBets(tickets, policy);
}

function lineAt(lines: readonly StandingLine[], place: number): StandingLine {
  return assertDefined(lines[place], 'a line');
}

/** Lines that are weighed together: the same play at the same place, sides by their pair. */
function groupOf({ line, account }: StandingLine): string {
  const { betType, selection } = line;
  const where = Object.entries(selection).filter(([, value]) => !Array.isArray(value));
  return `${betType.id} ${JSON.stringify(where)} ${sideOf(line)?.pair ?? account}`;
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
