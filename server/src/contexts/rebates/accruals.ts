import {
  categories,
  type Category,
  e4PerUnit,
  memberRebatePpm,
  prizeGroupRebates,
  rebateChain,
} from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Line, Terms } from '../agents/index.ts';
import type { FoldedRow } from '../turnover/index.ts';

/** What one row of play brings to one purse. */
export interface Accrual {
  readonly memberId: MemberId;
  readonly category: Category;
  readonly source: 'own' | 'team';
  readonly siteDay: string;
  readonly validMinor: bigint;
  readonly amountE4: bigint;
}

export interface Granted {
  readonly lines: ReadonlyMap<MemberId, Line>;
  readonly terms: ReadonlyMap<MemberId, Terms>;
  /** Minor units in a unit of the currency. */
  readonly minorPerUnit: bigint;
}

/** Ranks bring no rate of their own yet. */
const noRankPpm = 0n;

/** What a row of play brings to the member and to each agent above; nothing outside of the tree. */
export function accrualsOf(row: FoldedRow, granted: Granted): readonly Accrual[] {
  const category = categories.find((name) => name === row.category);
  const line = granted.lines.get(row.memberId);
  if (category === undefined || line === undefined) {
    return [];
  }
  const chain = [row.memberId, ...line.above.toReversed()];
  const terms = chain.map((id) => assertDefined(granted.terms.get(id), 'everybody has terms'));
  const group = terms[0]?.prizeGroup ?? null;
  const amounts =
    category === 'LOTT' && group !== null
      ? groupAmounts(BigInt(row.stake), terms, granted.minorPerUnit)
      : rateAmounts(BigInt(row.valid), ratesOf(category, terms), granted.minorPerUnit);
  return chain.flatMap((memberId, level): readonly Accrual[] => {
    const amountE4 = amounts[level] ?? 0n;
    const source = level === 0 ? 'own' : 'team';
    const accrual = { memberId, category, source, siteDay: row.siteDay, amountE4 } as const;
    return amountE4 === 0n ? [] : [{ ...accrual, validMinor: BigInt(row.valid) }];
  });
}

/** From the member upwards; a member's rate may pass the agent's, who then gets nothing. */
function ratesOf(category: Category, terms: readonly Terms[]): readonly bigint[] {
  let below = 0n;
  return terms.map(({ rates }, level) => {
    const ppm = BigInt(rates[category]);
    const own =
      level === 0 ? memberRebatePpm(category, noRankPpm, { ppm, isAbsolute: false }) : ppm;
    below = own > below ? own : below;
    return below;
  });
}

function rateAmounts(
  validMinor: bigint,
  rates: readonly bigint[],
  minorPerUnit: bigint,
): readonly bigint[] {
  return rebateChain(validMinor, rates, minorPerUnit).map(({ amount }) => amount);
}

/** The member's part lies in the ticket already; what goes back with a stake is taken back. */
function groupAmounts(
  stakeMinor: bigint,
  terms: readonly Terms[],
  minorPerUnit: bigint,
): readonly bigint[] {
  const memberGroup = terms[0]?.prizeGroup ?? 0;
  let below = memberGroup;
  const uplineGroups = terms.slice(1).map(({ prizeGroup }) => {
    below = Math.max(below, prizeGroup ?? below);
    return below;
  });
  const sign = stakeMinor < 0n ? -1n : 1n;
  // The rules floor to the unit that they are given, which is e4 here.
  const stakeE4 = stakeMinor * sign * (e4PerUnit / minorPerUnit);
  const ticket = { stakeMinor: stakeE4, betGroup: memberGroup, memberGroup, uplineGroups };
  return prizeGroupRebates(ticket).map(({ amount }) => sign * amount);
}

/** One accrual per purse and day. */
export function summed(accruals: readonly Accrual[]): readonly Accrual[] {
  const groups = Map.groupBy(accruals, ({ memberId, category, source, siteDay }) =>
    [memberId, category, source, siteDay].join(' '),
  );
  return [...groups.values()].map((parts) => ({
    ...assertDefined(parts[0], 'a group has a first'),
    validMinor: parts.reduce((sum, part) => sum + part.validMinor, 0n),
    amountE4: parts.reduce((sum, part) => sum + part.amountE4, 0n),
  }));
}
