import type { MemberId, PersonCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import { selectFlags } from '../../store-desk.ts';
import { liftFlag } from '../../use-cases/lift-flag.ts';
import { lookAtPlayers } from '../../use-cases/look-at-players.ts';
import { lockForDecision } from '../decidable.ts';
import { isSameAsExcluded } from '../is-same-as-excluded.ts';
import { ownReason, stopAsSame } from '../stop-as-same.ts';
import { updatePersonCase } from '../store-person-cases.ts';
import { stoppedSide } from '../stopped-side.ts';

/**
 * One person: the account that should not have been opened may not play, pay in or get bonuses any
 * more; its own money stays free. Two people: it is never asked again, and what the site stopped by
 * itself for this pair is lifted. Refuses as `lockForDecision` does.
 */
export async function decidePersonCase(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: PersonCaseId;
    readonly decision: 'same' | 'different';
    readonly reason: string;
  },
): Promise<void> {
  const { id, decision, reason } = command;
  const row = await lockForDecision(ctx, id);
  const pair = [row.newerId, row.olderId];
  await lookAtPlayers(ctx, pair);
  const stopped = (await stoppedSide(ctx, row)) === 'newer' ? row.newerId : row.olderId;
  const { id: by, name } = ctx.actor;
  await updatePersonCase(ctx.tx, { id, state: decision, by, name, at: ctx.clock.now(), reason });
  if (decision === 'same') {
    await stopAsSame(ctx, stopped, reason);
  } else {
    await liftOwnStops(ctx, row.newerId);
    await liftOwnStops(ctx, row.olderId);
  }
  const other = stopped === row.newerId ? row.olderId : row.newerId;
  await recordAct(ctx, {
    action: decision === 'same' ? 'person.same' : 'person.different',
    subject: { type: 'member', id: stopped },
    after: { case: id, other, marks: row.marks.join(', ') },
    reason,
  });
}

/** What nobody but the site itself set, unless another excluded account speaks for it. */
async function liftOwnStops(ctx: Ctx, memberId: MemberId): Promise<void> {
  if (await isSameAsExcluded(ctx, memberId)) {
    return;
  }
  const flags = await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() });
  for (const { flag } of flags.filter(({ reason }) => reason === ownReason)) {
    await liftFlag(ctx, { memberId, flag });
  }
}
