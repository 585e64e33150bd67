import {
  categories,
  type Category,
  e4PerUnit,
  memberRebatePpm,
  prizeGroupRebates,
  rebateChain,
} from '@portal/commission';
import { defaultGroups } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { cappedGroups, type Line, type Terms } from '../agents/index.ts';
import type { RankRates } from '../loyalty/index.ts';
import type { FoldedRow, PlayGroups } from '../turnover/index.ts';

/** What one row of play brings to one purse. */
export interface Accrual {
  readonly memberId: MemberId;
  readonly category: Category;
  readonly source: 'own' | 'team';
  readonly siteDay: string;
  readonly validMinor: bigint;
  readonly amountE4: bigint;
}

/** A part of it that one distance of rates, in parts per million, or of prize groups brings. */
export interface ShareStep {
  readonly step: 'rate' | 'group';
  readonly own: number;
  /** Of whoever stands below on the line; 0 for the rate of whoever played. */
  readonly below: number;
  readonly validMinor: bigint;
  readonly amountE4: bigint;
}

/** The same with who played, and of what it is made up. */
export interface Share extends Accrual {
  readonly playerId: MemberId;
  readonly steps: readonly ShareStep[];
}

export interface Granted {
  readonly lines: ReadonlyMap<MemberId, Line>;
  readonly terms: ReadonlyMap<MemberId, Terms>;
  /** What the ranks of those who played bring; whoever is not there has nothing of a rank. */
  readonly rankRates: ReadonlyMap<MemberId, RankRates>;
  /** Accounts of one person or household, by member. */
  readonly clusters: ReadonlyMap<string, string>;
  /** Minor units in a unit of the currency. */
  readonly minorPerUnit: bigint;
}

/** What accrues of play that was folded, or corrected. */
export type PlayedRow = Pick<
  FoldedRow,
  | 'memberId'
  | 'category'
  | 'siteDay'
  | 'valid'
  | 'noRebate'
  | 'noShare'
  | 'groupStake'
  | 'groupStakes'
>;

/**
 * What a row of play brings to the member and to each agent above; nothing outside of the tree. An
 * agent that shares a device with the member gets no part of its play (A8, self-referral).
 */
export function accrualsOf(row: PlayedRow, granted: Granted): readonly Share[] {
  const category = categories.find((name) => name === row.category);
  const line = granted.lines.get(row.memberId);
  if (category === undefined || line === undefined) {
    return [];
  }
  const chain = [row.memberId, ...line.above.toReversed()];
  const terms = chain.map((id) => assertDefined(granted.terms.get(id), 'everybody has terms'));
  const bases = basesOf(row);
  const rankPpm = BigInt(granted.rankRates.get(row.memberId)?.[category] ?? 0);
  const rates = ratesOf(category, terms, rankPpm);
  const own = rateAmounts(bases.ownMinor, rates, granted.minorPerUnit);
  const shares = rateAmounts(bases.sharedMinor, rates, granted.minorPerUnit);
  const groups = groupStakesOf(row, bases.groupMinor).map((stake) =>
    groupSteps(stake, terms, granted.minorPerUnit),
  );
  return chain.flatMap((memberId, level): readonly Share[] => {
    const isOwn = level === 0;
    const rate = {
      step: 'rate',
      own: Number(rates[level] ?? 0n),
      below: Number(rates[level - 1] ?? 0n),
      validMinor: isOwn ? bases.ownMinor : bases.sharedMinor,
      amountE4: (isOwn ? own : shares)[level] ?? 0n,
    } as const;
    const ofGroups = groups.flatMap((levels) => (isOwn ? [] : (levels[level] ?? [])));
    const steps = [rate, ...ofGroups];
    const amountE4 = steps.reduce((sum, step) => sum + step.amountE4, 0n);
    const validMinor = steps.reduce((sum, step) => sum + step.validMinor, 0n);
    const source = isOwn ? 'own' : 'team';
    const { memberId: playerId, siteDay } = row;
    const accrual = { memberId, category, source, siteDay, amountE4, playerId } as const;
    const isWithheld = !isOwn && isOfOne(granted, row.memberId, memberId);
    return amountE4 === 0n || isWithheld ? [] : [{ ...accrual, validMinor, steps }];
  });
}

function isOfOne({ clusters }: Granted, member: MemberId, agent: MemberId): boolean {
  const cluster = clusters.get(member);
  return cluster !== undefined && cluster === clusters.get(agent);
}

/** What the member's rate, the differences of rates and those of groups are counted on (B3). */
function basesOf({ valid, noRebate = '0', noShare = '0', groupStake = '0' }: PlayedRow) {
  return {
    ownMinor: BigInt(valid) - BigInt(noRebate),
    sharedMinor: BigInt(valid) - BigInt(noShare),
    groupMinor: BigInt(groupStake),
  };
}

/** From the member upwards; a member's rate may pass the agent's, who then gets nothing. */
function ratesOf(category: Category, terms: readonly Terms[], rankPpm: bigint): readonly bigint[] {
  let below = 0n;
  return terms.map(({ rates }, level) => {
    const ppm = BigInt(rates[category]);
    const own = level === 0 ? memberRebatePpm(category, rankPpm, { ppm, isAbsolute: false }) : ppm;
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

interface StakeAtGroups extends PlayGroups {
  readonly stakeMinor: bigint;
}

const shippedGroups: PlayGroups = { usual: defaultGroups.member, highest: defaultGroups.highest };

/** By the groups of the games; a row of before they were kept was played at those shipped. */
function groupStakesOf(
  { groupStakes = [] }: PlayedRow,
  allMinor: bigint,
): readonly StakeAtGroups[] {
  const stakes = groupStakes.map(({ stake, ...groups }) => {
    return { ...groups, stakeMinor: BigInt(stake) };
  });
  const restMinor = stakes.reduce((rest, { stakeMinor }) => rest - stakeMinor, allMinor);
  return [...stakes, { ...shippedGroups, stakeMinor: restMinor }];
}

/**
 * From the member upwards, whose own part lies in the ticket already; what goes back with a stake
 * is taken back. Whoever was granted no group has the usual one of the game, nobody's counts for
 * more than that of an agent above or the highest of the game, as when the ticket was placed
 * (lottery.md B2).
 */
function groupSteps(
  { stakeMinor, usual, highest }: StakeAtGroups,
  terms: readonly Terms[],
  minorPerUnit: bigint,
): readonly ShareStep[] {
  const groups = terms.map(({ prizeGroup }) => Math.min(prizeGroup ?? usual, highest));
  const [memberGroup = usual, ...uplineGroups] = cappedGroups(groups);
  const sign = stakeMinor < 0n ? -1n : 1n;
  // The rules floor to the unit that they are given, which is e4 here.
  const stakeE4 = stakeMinor * sign * (e4PerUnit / minorPerUnit);
  const ticket = { stakeMinor: stakeE4, betGroup: memberGroup, memberGroup, uplineGroups };
  const line = [memberGroup, ...uplineGroups];
  return prizeGroupRebates(ticket).map(({ amount }, level) => ({
    step: 'group',
    own: line[level] ?? memberGroup,
    below: line[level - 1] ?? memberGroup,
    validMinor: stakeMinor,
    amountE4: sign * amount,
  }));
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
