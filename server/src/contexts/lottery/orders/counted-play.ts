import { type Decimal4, priceOf, unit4 } from '@portal/lottery';
import type { CountedPlay } from '../../bets/index.ts';
import type { ReadyLine } from './placed-line.ts';
import { type LineRules, validLines } from './valid-lines.ts';

/** A ticket that met its draw. */
export interface DrawnTicket {
  /** Of several that are one person's. */
  readonly account: string;
  readonly lines: readonly ReadyLine[];
  readonly multiple: number;
  /** The usual and the highest prize group of the game when the ticket was placed. */
  readonly groups: Required<CountedPlay>['groups'];
  /** What came back of each line and what it won beside, in 1/10,000. */
  readonly returnedByLine: readonly { readonly refunded: Decimal4; readonly won: Decimal4 }[];
}

/**
 * What counts as turnover of the tickets that a person has in an issue, in placing order; line by
 * line, the cost less what was refunded (lottery.md B7), as far as it is valid. The member's rebate
 * lies in the odds, so no other comes on top; agents get differences of groups on types with a
 * group, and on all others differences of rates and, as on every type, salaries on the part that
 * the return guard leaves (B3). Floored once for a ticket.
 */
export async function countedPlays(
  tickets: readonly DrawnTicket[],
  { exponent, ...rules }: LineRules & { readonly exponent: number },
): Promise<readonly CountedPlay[]> {
  const lines = tickets.flatMap(({ account, lines: own, multiple, returnedByLine }, ticket) =>
    own.map((ready, place) => {
      const { refunded, won } = returnedByLine[place] ?? { refunded: 0n, won: 0n };
      const standing = ready.cost * BigInt(multiple) - refunded;
      return { ...ready, account, ticket, standing, won };
    }),
  );
  const valid = await validLines(lines, rules);
  const parts = lines.map(({ ticket, line, returnWeight, standing }, place) => {
    const counts = valid[place] ?? 0n;
    const weighed = (counts * returnWeight) / unit4;
    const hasGroup = priceOf(line.betType.id).pricing === 'group';
    const shared = hasGroup ? 0n : weighed;
    return { ticket, valid: counts, weighed, shared, group: hasGroup ? standing : 0n };
  });
  const perMinor = 10n ** BigInt(4 - exponent);
  return tickets.map(({ groups }, at) => {
    const own = parts.filter(({ ticket }) => ticket === at);
    const sumOf = (part: 'valid' | 'weighed' | 'shared' | 'group'): bigint =>
      own.reduce((sum, amounts) => sum + amounts[part], 0n) / perMinor;
    const counted = presentCounted(sumOf('valid'), {
      weighedMinor: sumOf('weighed'),
      sharedMinor: sumOf('shared'),
      groupMinor: sumOf('group'),
    });
    return own.some(({ group }) => group !== 0n) ? { ...counted, groups } : counted;
  });
}

function presentCounted(
  validMinor: bigint,
  parts: {
    readonly weighedMinor: bigint;
    readonly sharedMinor: bigint;
    readonly groupMinor: bigint;
  },
): CountedPlay {
  return {
    valid: String(validMinor),
    noRebate: String(validMinor),
    noShare: String(validMinor - parts.sharedMinor),
    noSalary: String(validMinor - parts.weighedMinor),
    groupStake: String(parts.groupMinor),
  };
}
