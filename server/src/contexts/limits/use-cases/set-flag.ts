import type { StandingFlag } from '@portal/commission';
import type { MemberId, StopCause } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { writeStop } from '../write-stop.ts';
import { lookAtPlayers } from './look-at-players.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Play of a member was stopped, and was not before. */
    readonly 'limits.play_stopped': { readonly memberId: MemberId };
  }
}

/** Sets a standing flag; it binds every stake and move of money that is decided after it. */
export async function setFlag(
  ctx: Ctx,
  command: {
    readonly memberId: MemberId;
    readonly flag: StandingFlag;
    /** `site` where it is not said: a rule of the site, which lifts it again itself. */
    readonly cause?: StopCause | undefined;
    readonly reason: string;
    readonly endsAt?: Temporal.Instant | undefined;
  },
): Promise<void> {
  const { memberId, flag, cause = 'site', endsAt } = command;
  const player = (await lookAtPlayers(ctx, [memberId])).get(memberId);
  const setAt = ctx.clock.now();
  await writeStop(ctx, { memberId, flag, cause, reason: command.reason, setAt, endsAt });
  if (flag === 'NO_BET' && player?.flags.some((row) => row.flag === flag) !== true) {
    await emit(ctx, { name: 'limits.play_stopped', payload: { memberId } });
  }
}
