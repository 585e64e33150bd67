import { limitPeriods, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { statementTotals, type TransferType } from '../wallet/index.ts';
import type { RunningPeriod, RunningPeriods } from './periods.ts';
import type { LimitWindow } from './player.ts';

/**
 * What counts into the periods that run, as the ledger has it; minutes of play it does not know.
 */
export async function ledgerWindows(
  ctx: Ctx,
  memberId: MemberId,
  periods: RunningPeriods,
): Promise<readonly LimitWindow[]> {
  const windows: LimitWindow[] = [];
  for (const period of limitPeriods) {
    const moved = await movedSince(ctx, memberId, periods[period]);
    windows.push({ period, startsOn: periods[period].startsOn, ...moved, playedMs: 0 });
  }
  return windows;
}

/**
 * The entries of the cash account that bookings count (`Play`): what comes from outside or along
 * the tree, what is staked or lies in a vendor's purse, what came back of it, and what of that was
 * taken back, at once or out of later wins. A stake that is given back counts in the periods in
 * which it was staked, so one of before makes no room in this one; nor does money of before that
 * comes out of a purse.
 */
const entryTypes = {
  deposited: ['deposit', 'p2p_in', 'member_transfer', 'envelope_gift'],
  staked: ['stake', 'tip', 'purse_in'],
  returned: ['win'],
  intoPurses: ['purse_in'],
  outOfPurses: ['purse_out'],
  backFromPurses: ['purse_back'],
  givenBack: ['stake_return', 'purse_back'],
  takenBack: ['win_return', 'debt_repayment'],
} as const satisfies Readonly<Record<string, readonly TransferType[]>>;

async function movedSince(ctx: Ctx, memberId: MemberId, { startsAt }: RunningPeriod) {
  const account = `member:${memberId}:cash`;
  const totals = (types: readonly TransferType[], begunFrom?: Temporal.Instant) =>
    statementTotals(ctx, {
      account,
      currency: ctx.site.currency,
      types,
      from: startsAt,
      begunFrom,
    });
  const givenBackMinor = (await totals(entryTypes.givenBack, startsAt)).inMinor;
  const filledMinor = (await totals(entryTypes.intoPurses)).outMinor;
  const refusedMinor = (await totals(entryTypes.backFromPurses, startsAt)).inMinor;
  const emptiedMinor = (await totals(entryTypes.outOfPurses)).inMinor;
  const returnedMinor =
    (await totals(entryTypes.returned)).inMinor +
    givenBackMinor +
    least(emptiedMinor, filledMinor - refusedMinor);
  const takenBackMinor = (await totals(entryTypes.takenBack)).outMinor;
  return {
    depositedMinor: (await totals(entryTypes.deposited)).inMinor,
    stakedMinor: (await totals(entryTypes.staked)).outMinor,
    returnedMinor: returnedMinor > takenBackMinor ? returnedMinor - takenBackMinor : 0n,
  };
}

function least(left: bigint, right: bigint): bigint {
  return left < right ? left : right;
}
