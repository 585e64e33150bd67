import { limitPeriods, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { statementTotals } from '../wallet/index.ts';
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

async function movedSince(ctx: Ctx, memberId: MemberId, { startsAt }: RunningPeriod) {
  const account = `member:${memberId}:cash`;
  const totals = (type: string) =>
    statementTotals(ctx, { account, currency: ctx.site.currency, type, from: startsAt });
  const won = await totals('win');
  const givenBack = await totals('stake_return');
  return {
    depositedMinor: (await totals('deposit')).inMinor,
    stakedMinor: (await totals('stake')).outMinor,
    returnedMinor: won.inMinor + givenBack.inMinor,
  };
}
