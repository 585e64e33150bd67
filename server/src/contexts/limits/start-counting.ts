import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { send } from '../../platform/statement.ts';
import { limitPeriods } from '@portal/protocol';
import { statementTotals } from '../wallet/index.ts';
import { rulesOf } from './door.ts';
import type { RunningPeriod } from './periods.ts';
import { insertCounting } from './store.ts';
import { windowsStatement } from './store-players.ts';

/**
 * From the first limit on a member's windows are kept. What went before in the periods that run is
 * read from the ledger, once, under the lock of the account; only minutes of play begin at zero.
 */
export async function startCounting(ctx: Ctx, memberId: MemberId): Promise<void> {
  const { periods } = rulesOf(ctx);
  const windows = [];
  for (const period of limitPeriods) {
    const moved = await movedSince(ctx, memberId, periods[period]);
    windows.push({ memberId, period, startsOn: periods[period].startsOn, ...moved, playedMs: 0 });
  }
  await insertCounting(ctx.tx, memberId);
  await send(ctx.tx, windowsStatement(windows));
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
