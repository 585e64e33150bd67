import { decimal4, findBetType } from '@portal/lottery';
import { assertDefined, divide } from '@portal/money';
import type { PlacedLine } from './placed-line.ts';

/** Stands where others name a bet type: what all lines of an issue would owe together. */
export const wholeIssue = '*';

/** What a line of a ticket would owe on each of its numbers if it were drawn, in 1/10,000. */
export interface OwedLine {
  readonly issueId: bigint;
  readonly betType: string;
  readonly numbers: readonly string[];
  readonly owed: bigint;
  /** What the limit that holds it is of; options are counted, and no limit of numbers is theirs. */
  readonly limitOf: 'number' | 'issue' | undefined;
}

export interface Owing {
  readonly issueId: bigint;
  readonly betType: string;
  readonly number: string;
  /** In 1/10,000. */
  readonly owed: bigint;
}

/** What tickets would owe by their lines, and each of them as a part of its issue. */
export function owedLines(
  tickets: readonly {
    readonly issueId: bigint;
    readonly multiple: number;
    readonly lines: readonly PlacedLine[];
  }[],
): readonly OwedLine[] {
  return tickets.flatMap(({ issueId, multiple, lines }) => {
    const prizes = lines.map((line) => prizeOf(line) * BigInt(multiple));
    const owed = lines.reduce((sum, line) => sum + mostOf(line), 0n) * BigInt(multiple);
    const ofLines = lines.flatMap((line, at): readonly OwedLine[] => {
      const numbers = numbersIn(line);
      const { betType } = line;
      const limitOf = areNumbers(line) ? 'number' : undefined;
      const prize = prizes[at] ?? 0n;
      return numbers.length === 0 ? [] : [{ issueId, betType, numbers, owed: prize, limitOf }];
    });
    const all = { issueId, betType: wholeIssue, numbers: [wholeIssue], owed };
    return [{ ...all, limitOf: 'issue' }, ...ofLines];
  });
}

/** The same in one order, once for each issue, bet type and number (lottery.md B4). */
export function owingsOf(lines: readonly OwedLine[]): readonly Owing[] {
  const owings = new Map<string, Owing>();
  for (const { issueId, betType, numbers, owed } of lines) {
    for (const number of numbers) {
      const key = `${String(issueId).padStart(20, '0')} ${betType} ${number}`;
      const sum = (owings.get(key)?.owed ?? 0n) + owed;
      owings.set(key, { issueId, betType, number, owed: sum });
    }
  }
  return [...owings.entries()]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, owing]) => owing);
}

/** Where a number or an option wins by itself; others are bets on several together. */
const families: readonly string[] = 'vnn vns th la hn my yk fdmy fdsg tg'.split(' ');
const special = 'lhc.tm';

/**
 * What a line bets on, one name for each of its bets: a number, a mask, a pair, an option. Where
 * the line has a place, it stands before: 5 in one place is not 5 in another.
 */
export function numbersIn({ betType, selection }: PlacedLine): readonly string[] {
  const { family } = assertDefined(findBetType(betType), betType);
  if (!families.includes(family) && betType !== special && !betType.startsWith(`${special}.`)) {
    return [];
  }
  const { place, ...chosen } = selection;
  const names = Object.values(chosen).flatMap((items) =>
    Array.isArray(items) ? items.map(nameOf) : [],
  );
  return place === undefined ? names : names.map((name) => `${String(place)}:${name}`);
}

/** Whether they are written in digits, as a hot number is. */
function areNumbers({ selection }: PlacedLine): boolean {
  return ['nums', 'masks', 'pairs', 'triples'].some((key) => key in selection);
}

/** A combination names its parts in their order. */
function nameOf(item: unknown): string {
  if (!Array.isArray(item)) {
    return String(item);
  }
  return item.map((part: object) => Object.values(part).join('.')).join('+');
}

/** What one draw can make the line bring; of those sold before it was kept, one hit (R48). */
function mostOf(line: PlacedLine): bigint {
  return line.highestPrize === undefined ? prizeOf(line) : decimal4(line.highestPrize);
}

/** One hit of one number, which is what the limit of a number is compared with (lottery.md B4). */
function prizeOf(line: PlacedLine): bigint {
  const highest = line.odds
    .map(({ odds }) => decimal4(odds))
    .reduce((best, value) => (value > best ? value : best), 0n);
  return divide(decimal4(line.stakePerUnit) * highest, 10_000n, 'ceil');
}
