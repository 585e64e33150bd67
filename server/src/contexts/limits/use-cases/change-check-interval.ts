import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { upsertInterval } from '../store-checks.ts';
import { lookAtPlayers } from './look-at-players.ts';

/** How many minutes of play lie between two reality checks of the member. */
export async function changeCheckInterval(
  ctx: Ctx,
  command: { readonly memberId: MemberId; readonly minutes: number },
): Promise<void> {
  await lookAtPlayers(ctx, [command.memberId]);
  await upsertInterval(ctx.tx, command);
}
