import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { send } from '../../../platform/statement.ts';
import { lockAndLook } from '../../wallet/index.ts';
import { playersLook } from '../door.ts';
import type { Players } from '../player.ts';

/**
 * For whoever decides outside of a batch: locks the cash accounts of the members until the end of
 * the transaction, then looks. Locks of its own, such as those of seeds, the caller takes before.
 */
export async function lookAtPlayers(ctx: Ctx, memberIds: readonly MemberId[]): Promise<Players> {
  const { currency } = ctx.site;
  const accounts = memberIds.map((id) => ({ account: `member:${id}:cash`, currency }));
  await lockAndLook(ctx, { accounts, debts: [] });
  return send(ctx.tx, playersLook(ctx, memberIds));
}
