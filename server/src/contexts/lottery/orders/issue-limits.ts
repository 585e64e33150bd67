import { decimal4, minorOf } from '@portal/lottery';
import { assertDefined, currency as currencyOf } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { lockAndLook, type Refused } from '../../wallet/index.ts';
import { type OwedLine, owedLines, type Owing, owingsOf, wholeIssue } from './owings.ts';
import type { ReadyOrder } from './ready-order.ts';
import { stakedOnIssues } from './store-orders.ts';
import { addNotes, noteOwed, oweMore } from './store-owings.ts';

/** What an order adds to something that has a limit. */
interface Bound {
  readonly name: string;
  readonly amount: bigint;
  readonly limit: bigint;
  readonly refused: Refused;
}

export interface OverLimit {
  readonly refused: Refused;
  /** Without those before it in the batch it would fit: one of them may still be refused. */
  readonly isByNeighbours: boolean;
}

interface IssueLimits {
  /** Takes an order in, after those that were taken before, or says what it goes beyond. */
  take(ready: ReadyOrder): OverLimit | undefined;
  /** Counts what the orders that were placed would owe. */
  write(orders: readonly ReadyOrder[]): Promise<void>;
}

/**
 * What issues would owe is always counted. Where the game has a limit, of a number or of the issue
 * as a whole, it is counted under a lock and compared, for all orders at once (R48); where it has
 * none, it is noted, and batches do not wait for each other. What a member staked on an issue is
 * looked at under the lock of the account. Refusals in order: `lottery_exposure_reached`,
 * `lottery_issue_sold_out`, `lottery_stake_limit`.
 */
export async function openIssueLimits(
  ctx: Ctx,
  orders: readonly ReadyOrder[],
): Promise<IssueLimits> {
  const owed = new Map(orders.map((ready) => [ready, owedBy(ready)]));
  const owedOf = (ready: ReadyOrder) => assertDefined(owed.get(ready), 'an order of the batch');
  const exposures = await lockOwed(ctx, [...owed.values()].flatMap(boundLines));
  const stored = new Map([...exposures, ...(await lockStaked(ctx, orders))]);
  const taken = new Map<string, bigint>();
  return {
    take: (ready) => {
      const bounds = [...exposureBounds(ready, owedOf(ready)), ...stakeBounds(ctx, ready)];
      const without = ({ name, amount }: Bound) => (stored.get(name) ?? 0n) + amount;
      const withTaken = (bound: Bound) => without(bound) + (taken.get(bound.name) ?? 0n);
      const over = bounds.find((bound) => withTaken(bound) > bound.limit);
      if (over !== undefined) {
        const isByNeighbours = bounds.every((bound) => without(bound) <= bound.limit);
        return { refused: over.refused, isByNeighbours };
      }
      for (const { name, amount } of bounds) {
        taken.set(name, (taken.get(name) ?? 0n) + amount);
      }
      return undefined;
    },
    write: async (placedOrders) => {
      const each = placedOrders.map(owedOf);
      await noteOwed(
        ctx.tx,
        each.flatMap(({ noted }) => noted),
      );
      const bound = each.flatMap(boundLines);
      if (bound.length > 0) {
        await oweMore(ctx.tx, owingsOf(bound));
      }
    },
  };
}

interface Owed {
  readonly ofNumbers: readonly OwedLine[];
  readonly ofIssues: readonly OwedLine[];
  /** Without a limit. */
  readonly noted: readonly OwedLine[];
}

function owedBy({ order: { lines }, tickets, limits }: ReadyOrder): Owed {
  const owed = owedLines(tickets.map(({ issueId, multiple }) => ({ issueId, multiple, lines })));
  const groups = Object.groupBy(owed, ({ limitOf }) => {
    const hasLimit =
      (limitOf === 'number' && limits.exposurePerNumber !== undefined) ||
      (limitOf === 'issue' && limits.exposurePerIssue !== undefined);
    return hasLimit && limitOf !== undefined ? limitOf : 'none';
  });
  const { number: ofNumbers = [], issue: ofIssues = [], none: noted = [] } = groups;
  return { ofNumbers, ofIssues, noted };
}

function boundLines({ ofNumbers, ofIssues }: Owed): readonly OwedLine[] {
  return [...ofIssues, ...ofNumbers];
}

/** What issues owe on these numbers, with what was noted of them; held until the end. */
async function lockOwed(
  ctx: Ctx,
  lines: readonly OwedLine[],
): Promise<ReadonlyMap<string, bigint>> {
  if (lines.length === 0) {
    return new Map();
  }
  for (const isWhole of [true, false]) {
    const counted = lines.filter(({ betType }) => (betType === wholeIssue) === isWhole);
    const issueIds = [...new Set(counted.map(({ issueId }) => issueId))];
    if (issueIds.length > 0) {
      await addNotes(ctx.tx, { issueIds, isWhole });
    }
  }
  const locked = await oweMore(
    ctx.tx,
    owingsOf(lines).map((owing) => ({ ...owing, owed: 0n })),
  );
  return new Map(locked.map((row) => [owingName(row), row.owed]));
}

function owingName({ issueId, betType, number }: Omit<Owing, 'owed'>): string {
  return `${issueId} ${betType} ${number}`;
}

function exposureBounds({ limits, tickets }: ReadyOrder, owed: Owed): readonly Bound[] {
  const { exposurePerNumber, exposurePerIssue } = limits;
  const issueNos = new Map(tickets.map(({ issueId, issueNo }) => [issueId, issueNo]));
  const ofNumbers = owingsOf(owed.ofNumbers).map((owing): Bound => {
    const { number } = owing;
    const refused = { ok: false, code: 'lottery_exposure_reached', data: { number } } as const;
    return boundOf(owing, { limitText: exposurePerNumber, refused });
  });
  const ofIssues = owingsOf(owed.ofIssues).map((owing): Bound => {
    const data = { issueNo: assertDefined(issueNos.get(owing.issueId), 'an issue of the order') };
    const refused = { ok: false, code: 'lottery_issue_sold_out', data } as const;
    return boundOf(owing, { limitText: exposurePerIssue, refused });
  });
  return [...ofNumbers, ...ofIssues];
}

function boundOf(
  owing: Owing,
  { limitText, refused }: { readonly limitText: string | undefined; readonly refused: Refused },
): Bound {
  const limit = decimal4(assertDefined(limitText, 'a limit of what is bound'));
  return { name: owingName(owing), amount: owing.owed, limit, refused };
}

/**
 * What members have staked on issues, by member and issue, where a game of the batch has a limit.
 * All accounts of the batch are locked at once, as the bet record locks them right after.
 */
async function lockStaked(
  ctx: Ctx,
  orders: readonly ReadyOrder[],
): Promise<ReadonlyMap<string, bigint>> {
  const limited = orders.filter(({ limits }) => limits.stakePerIssue !== undefined);
  if (limited.length === 0) {
    return new Map();
  }
  const { currency } = ctx.site;
  const memberIds = [...new Set(orders.map(({ order }) => order.memberId))];
  await lockAndLook(ctx, {
    accounts: memberIds.map((id) => ({ account: `member:${id}:cash` as const, currency })),
    debts: [],
  });
  const staked = await stakedOnIssues(
    ctx.tx,
    limited.flatMap(({ tickets }) => tickets),
  );
  return new Map(staked.map((row) => [stakeName(row), row.stakedMinor ?? 0n]));
}

function stakeName({ memberId, issueId }: { memberId: string; issueId: bigint }): string {
  return `${memberId} ${issueId}`;
}

function stakeBounds(ctx: Ctx, { limits, tickets }: ReadyOrder): readonly Bound[] {
  const { stakePerIssue } = limits;
  if (stakePerIssue === undefined) {
    return [];
  }
  const limit = minorOf(decimal4(stakePerIssue), currencyOf(ctx.site.currency).exponent);
  return tickets.map((ticket): Bound => {
    const { costMinor: amount, issueNo } = ticket;
    const refused = { ok: false, code: 'lottery_stake_limit', data: { issueNo } } as const;
    return { name: stakeName(ticket), amount, limit, refused };
  });
}
