import type { StandingFlag } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { upsertFlag } from '../store.ts';
import { lookAtPlayers } from './look-at-players.ts';

/** Sets a standing flag; it binds every stake and move of money that is decided after it. */
export async function setFlag(
  ctx: Ctx,
  command: {
    readonly memberId: MemberId;
    readonly flag: StandingFlag;
    readonly reason: string;
    readonly endsAt?: Temporal.Instant | undefined;
  },
): Promise<void> {
  await lookAtPlayers(ctx, [command.memberId]);
  const { endsAt } = command;
  await upsertFlag(ctx.tx, { ...command, setAt: ctx.clock.now(), endsAt });
}
