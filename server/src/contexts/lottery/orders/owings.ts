import { decimal4 } from '@portal/lottery';
import { divide } from '@portal/money';
import type { Owing } from './store-orders.ts';
import type { PlacedLine } from './placed-line.ts';

/**
 * What tickets would owe on each of their numbers if it were drawn, in one order, once for each
 * issue, bet type and number (lottery.md B4).
 */
export function owingsOf(
  tickets: readonly {
    readonly issueId: bigint;
    readonly multiple: number;
    readonly lines: readonly PlacedLine[];
  }[],
): readonly Owing[] {
  const owings = new Map<string, Owing>();
  for (const { issueId, multiple, lines } of tickets) {
    for (const line of lines) {
      const owed = prizeOf(line) * BigInt(multiple);
      for (const number of numbersIn(line)) {
        const { betType } = line;
        const key = `${String(issueId).padStart(20, '0')} ${betType} ${number}`;
        const sum = (owings.get(key)?.owed ?? 0n) + owed;
        owings.set(key, { issueId, betType, number, owed: sum });
      }
    }
  }
  return [...owings.entries()]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, owing]) => owing);
}

function numbersIn({ selection: { nums } }: PlacedLine): readonly string[] {
  return (nums ?? []).map(String);
}

function prizeOf(line: PlacedLine): bigint {
  const highest = line.odds
    .map(({ odds }) => decimal4(odds))
    .reduce((best, value) => (value > best ? value : best), 0n);
  return divide(decimal4(line.stakePerUnit) * highest, 10_000n, 'ceil');
}
