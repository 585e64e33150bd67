import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { endSessions } from '../../identity/index.ts';
import { insertBreak } from '../store-breaks.ts';
import { writeStop } from '../write-stop.ts';
import { lookAtPlayers } from './look-at-players.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A time-out or an exclusion began: nothing of the member's may be played with. */
    readonly 'limits.break_began': { readonly memberId: MemberId };
    /** Somebody is excluded, in this account and in every other one of theirs. */
    readonly 'limits.excluded': { readonly memberId: MemberId };
  }
}

interface BreakCommand {
  readonly memberId: MemberId;
  readonly kind: 'time_out' | 'exclusion';
  /** Null for ever. */
  readonly endsAt: Temporal.Instant | null;
  readonly reason: string;
}

const flags = { time_out: 'RG_TIMEOUT', exclusion: 'RG_EXCLUDED' } as const;

/**
 * A break begins at once: the next stake and deposit are refused and all sessions end (R10). A
 * time-out is over at its end; an exclusion stays until its member asks to come back. One that is
 * longer is never cut short by another. Returns the sessions to drop.
 */
export async function beginBreak(ctx: Ctx, command: BreakCommand): Promise<readonly string[]> {
  const { memberId, kind, endsAt, reason } = command;
  const player = (await lookAtPlayers(ctx, [memberId])).get(memberId);
  const at = ctx.clock.now();
  const id = ctx.ids.next('brk');
  const operatorId = ctx.actor.kind === 'operator' ? ctx.actor.id : null;
  await insertBreak(ctx.tx, { id, memberId, kind, startedAt: at, endsAt, operatorId, reason });
  const flag = flags[kind];
  const held = player?.flags.find((candidate) => candidate.flag === flag);
  const until = kind === 'exclusion' ? undefined : laterOf(held?.endsAt, endsAt ?? undefined);
  await writeStop(ctx, { memberId, cause: 'site', flag, reason, setAt: at, endsAt: until });
  await emit(ctx, { name: 'limits.break_began', payload: { memberId } });
  if (kind === 'exclusion') {
    await emit(ctx, { name: 'limits.excluded', payload: { memberId } });
  }
  return endSessions(ctx, memberId);
}

function laterOf(
  runningEnd: Temporal.Instant | undefined,
  chosenEnd: Temporal.Instant | undefined,
): Temporal.Instant | undefined {
  const isLonger = runningEnd && chosenEnd && Temporal.Instant.compare(runningEnd, chosenEnd) > 0;
  return isLonger ? runningEnd : chosenEnd;
}
