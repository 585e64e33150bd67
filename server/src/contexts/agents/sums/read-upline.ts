import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { type Position, selectUpline } from '../store.ts';

/** The accounts from the caller down to whose team is shown, both included. */
export async function readUpline(
  ctx: Ctx,
  caller: Position,
  top: Position,
): Promise<readonly string[]> {
  const above = [...(await selectUpline(ctx.tx, top.memberId)), top];
  const ids = above.filter(({ level }) => level >= caller.level).map(({ memberId }) => memberId);
  const accounts = await readAccounts(ctx, ids);
  return ids.map((id) => assertDefined(accounts.get(id), 'a position belongs to a member'));
}
