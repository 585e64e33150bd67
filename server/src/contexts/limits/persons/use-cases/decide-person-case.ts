import type { PersonCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { lookAtPlayers } from '../../use-cases/look-at-players.ts';
import { lockForDecision } from '../decidable.ts';
import { hasOwnStops, liftOwnStops } from '../own-stops.ts';
import { stopAsSame } from '../stop-as-same.ts';
import { askLift, type PersonCaseRow, updatePersonCase } from '../store-person-cases.ts';
import { stoppedSide } from '../stopped-side.ts';

interface Decision {
  readonly id: PersonCaseId;
  readonly decision: 'same' | 'different';
  readonly reason: string;
}

/**
 * One person: the account that should not have been opened may not play, pay in or get bonuses any
 * more; its own money stays free. Two people: it is never asked again, and what was stopped for
 * this pair is lifted, which takes two operators: the first one asks. Refuses as `lockForDecision`
 * does, then with `approval_is_own`.
 */
export async function decidePersonCase(ctx: Ctx<OperatorActor>, command: Decision): Promise<void> {
  const { id, decision, reason } = command;
  const row = await lockForDecision(ctx, id, decision);
  await lookAtPlayers(ctx, [row.newerId, row.olderId]);
  const stopped = (await stoppedSide(ctx, row)) === 'newer' ? row.newerId : row.olderId;
  const { id: by, name } = ctx.actor;
  const word = { id, by, name, at: ctx.clock.now(), reason };
  const isAsked = decision === 'different' && (await needsSecond(ctx, row));
  if (isAsked) {
    await askLift(ctx.tx, word);
  } else {
    await updatePersonCase(ctx.tx, { ...word, state: decision });
  }
  if (decision === 'same') {
    await stopAsSame(ctx, stopped, reason);
  } else if (!isAsked) {
    await liftOwnStops(ctx, row);
  }
  const other = stopped === row.newerId ? row.olderId : row.newerId;
  await recordAct(ctx, {
    action: isAsked ? 'person.ask_lift' : `person.${decision}`,
    subject: { type: 'member', id: stopped },
    after: { case: id, other, marks: row.marks.join(', ') },
    reason,
  });
}

/** Whether this is the first of the two who lift a stop; nobody is both. */
async function needsSecond(ctx: Ctx<OperatorActor>, row: PersonCaseRow): Promise<boolean> {
  if (!(await hasOwnStops(ctx, row))) {
    return false;
  }
  if (row.liftBy === ctx.actor.id) {
    throw new Refusal('approval_is_own');
  }
  return row.liftBy === null;
}
