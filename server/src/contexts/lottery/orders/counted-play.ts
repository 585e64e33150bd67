import { type Decimal4, priceOf, type Sign, unit4 } from '@portal/lottery';
import type { CountedPlay } from '../../bets/index.ts';
import { coversTooMuch } from './covered.ts';
import type { ReadyLine } from './placed-line.ts';

/** A ticket that met its draw. */
export interface DrawnTicket {
  readonly lines: readonly ReadyLine[];
  readonly multiple: number;
  /** What came back of each line, in 1/10,000. */
  readonly refundedByLine: readonly Decimal4[];
}

/**
 * What of a ticket counts as turnover, line by line: the cost less what was refunded (lottery.md
 * B7), nothing of a line that covers too many draws. The member's rebate lies in the odds, so no
 * other comes on top; agents get differences of groups on types with a group, and on all others
 * differences of rates and, as on every type, salaries on the part that the return guard leaves
 * (B3). Floored once for a ticket.
 */
export function countedPlay(
  { lines, multiple, refundedByLine }: DrawnTicket,
  { year, exponent }: { readonly year: Sign; readonly exponent: number },
): CountedPlay {
  const parts = lines.map((ready, place) => {
    const { line, cost, returnWeight } = ready;
    const standing = cost * BigInt(multiple) - (refundedByLine[place] ?? 0n);
    const valid = coversTooMuch(line, year) ? 0n : standing;
    const weighed = (valid * returnWeight) / unit4;
    const hasGroup = priceOf(line.betType.id).pricing === 'group';
    return { valid, weighed, shared: hasGroup ? 0n : weighed, group: hasGroup ? standing : 0n };
  });
  const minorOf = (part: keyof (typeof parts)[number]): bigint =>
    parts.reduce((sum, amounts) => sum + amounts[part], 0n) / 10n ** BigInt(4 - exponent);
  const valid = minorOf('valid');
  return {
    valid: String(valid),
    noRebate: String(valid),
    noShare: String(valid - minorOf('shared')),
    noSalary: String(valid - minorOf('weighed')),
    groupStake: String(minorOf('group')),
  };
}
