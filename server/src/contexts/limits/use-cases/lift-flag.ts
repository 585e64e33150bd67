import type { StandingFlag } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { endStop } from '../write-stop.ts';
import { lookAtPlayers } from './look-at-players.ts';

/** Lifts a standing flag; one that is not set is none the worse. */
export async function liftFlag(
  ctx: Ctx,
  command: { readonly memberId: MemberId; readonly flag: StandingFlag },
): Promise<void> {
  await lookAtPlayers(ctx, [command.memberId]);
  const { memberId, flag } = command;
  await endStop(ctx, { memberId, flag });
}
