import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { send } from '../../platform/statement.ts';
import { rulesOf } from './door.ts';
import { ledgerWindows } from './ledger-windows.ts';
import { insertCounting } from './store.ts';
import { windowsStatement } from './store-players.ts';

/**
 * From the first limit on a member's windows are kept. What went before in the periods that run is
 * read from the ledger, once, under the lock of the account; only minutes of play begin at zero.
 */
export async function startCounting(ctx: Ctx, memberId: MemberId): Promise<void> {
  const windows = await ledgerWindows(ctx, memberId, rulesOf(ctx).periods);
  await insertCounting(ctx.tx, memberId);
  await send(ctx.tx, windowsStatement(windows.map((window) => ({ ...window, memberId }))));
}
