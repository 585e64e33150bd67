import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { findPosition, mostLevels } from './store.ts';

/** Whether somebody may open accounts below: an agent above the last level of the tree. */
export async function mayHaveTeam(ctx: Ctx, id: MemberId): Promise<boolean> {
  const position = await findPosition(ctx.tx, id);
  return position?.isAgent === true && position.level < mostLevels;
}
