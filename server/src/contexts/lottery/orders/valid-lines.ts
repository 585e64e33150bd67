import { defaultValidBetPolicy, validBets, type ValidBetPolicy } from '@portal/commission';
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

/**
 * What counts of each line that a person has in one issue, in placing order
 * (agents-loyalty-money.md A3): nothing of an account's lines of a play that together cover more
 * than 70 % of its outcomes; of what is left on opposite sides the difference, whichever accounts
 * of the person took them. Sides are opposite or not, and cover nothing beside each other, on one
 * line or on several; beside anything else of the play they cover as it does.
 */
export async function validLines(
  lines: readonly StandingLine[],
  rules: LineRules,
): Promise<readonly Decimal4[]> {
  const valid = lines.map(({ standing }) => standing);
  const budget = { left: mostEvaluations };
  const places = lines.map((_, place) => place);
  for (const group of Map.groupBy(places, (place) => playOf(lineAt(lines, place))).values()) {
    const own = group.map((place) => lineAt(lines, place));
    const counted = await countPlay(own, { ...rules, budget });
    group.forEach((place, at) => {
      valid[place] = counted[at] ?? 0n;
    });
  }
  return valid;
}

async function countPlay(
  lines: readonly StandingLine[],
  { year, policy, budget }: LineRules & { readonly budget: CoverBudget },
): Promise<readonly Decimal4[]> {
  const tooWide = new Set<string>();
  for (const [account, own] of Map.groupBy(lines, (each) => each.account)) {
    const [first, ...others] = own.map(({ line }) => line);
    const isOnSides = own.every(({ line }) => isAllSides(partsOf(line)));
    if (
      first !== undefined &&
      !isOnSides &&
      (await coversTooMuch([first, ...others], year, budget))
    ) {
      tooWide.add(account);
    }
  }
  const counted = lines.map(({ account, standing: stakeMinor, won: payoutMinor }) => {
    const drawn = { category: 'LOTT', stakeMinor, payoutMinor, result: 'LOSE' } as const;
    return tooWide.has(account) ? 0n : (validBets([drawn], policy)[0] ?? 0n);
  });
  return withoutOpposites(lines, counted, policy);
}

interface Part {
  readonly option: string;
  readonly side?: { readonly pair: number; readonly name: 'BIG' | 'SMALL' };
}

/** The options of a line of a play with sides; each has an equal part of the stake. */
function partsOf({ betType: { opposites }, selection: { opts } }: Line): readonly Part[] {
  const options: readonly unknown[] = opposites.length > 0 && Array.isArray(opts) ? opts : [];
  return options.map((name) => {
    const option = String(name);
    const pair = opposites.findIndex((sides) => sides.includes(option));
    const first = opposites[pair]?.[0];
    return first === undefined
      ? { option }
      : { option, side: { pair, name: first === option ? 'BIG' : 'SMALL' } };
  });
}

function isAllSides(parts: readonly Part[]): boolean {
  return parts.length > 0 && parts.every(({ side }) => side !== undefined);
}

/** Of each line what is left of its options when those of opposite sides have met. */
function withoutOpposites(
  lines: readonly StandingLine[],
  counted: readonly Decimal4[],
  policy: ValidBetPolicy,
): readonly Decimal4[] {
  const parts = lines.flatMap(({ line }, at) => {
    const options = partsOf(line);
    const all = counted[at] ?? 0n;
    return options.flatMap(({ side }, place) => {
      const [count, before] = [BigInt(options.length), BigInt(place)];
      const stakeMinor = (all * (before + 1n)) / count - (all * before) / count;
      return side === undefined ? [] : [{ at, stakeMinor, ...side }];
    });
  });
  const left = [...counted];
  for (const pair of Map.groupBy(parts, (part) => part.pair).values()) {
    const met = validBets(pair.map(sideTicket), {
      ...defaultValidBetPolicy,
      opposite: policy.opposite,
    });
    for (const [place, { at, stakeMinor }] of pair.entries()) {
      left[at] = (left[at] ?? 0n) - stakeMinor + (met[place] ?? 0n);
    }
  }
  return left;
}

function sideTicket({ stakeMinor, name: side }: { stakeMinor: Decimal4; name: 'BIG' | 'SMALL' }) {
  return { category: 'LOTT', stakeMinor, payoutMinor: 0n, result: 'LOSE', side } as const;
}

function lineAt(lines: readonly StandingLine[], place: number): StandingLine {
  return assertDefined(lines[place], 'a line');
}

/** Lines that are weighed together: the same play at the same place. */
function playOf({ line: { betType, selection } }: StandingLine): string {
  const where = Object.entries(selection).filter(([, value]) => !Array.isArray(value));
  return `${betType.id} ${JSON.stringify(where)}`;
}
