import type { StandingFlag } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { deleteFlag } from '../store.ts';
import { lookAtPlayers } from './look-at-players.ts';

/** Lifts a standing flag; one that is not set is none the worse. */
export async function liftFlag(
  ctx: Ctx,
  command: { readonly memberId: MemberId; readonly flag: StandingFlag },
): Promise<void> {
  await lookAtPlayers(ctx, [command.memberId]);
  await deleteFlag(ctx.tx, command);
}
