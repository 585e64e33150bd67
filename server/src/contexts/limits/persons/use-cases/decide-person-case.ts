import type { OperatorId, PersonCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { lookAtPlayers } from '../../use-cases/look-at-players.ts';
import { lockForDecision } from '../decidable.ts';
import { hasOwnStops, liftOwnStops } from '../own-stops.ts';
import { stopAsSame } from '../stop-as-same.ts';
import { askLift, type PersonCaseRow, updatePersonCase } from '../store-person-cases.ts';
import { stoppedSide } from '../stopped-side.ts';

/** Refuses with `approval_decider_barred` whoever may be one of these; operators lie beside. */
export type SamePersonPort = (
  ctx: Ctx<OperatorActor>,
  others: readonly OperatorId[],
  begunAt: Temporal.Instant,
) => Promise<void>;

interface Decision {
  readonly id: PersonCaseId;
  readonly decision: 'same' | 'different';
  readonly reason: string;
}

/**
 * One person: the account that should not have been opened may not play, pay in or get bonuses any
 * more; its own money stays free. Two people: it is never asked again, and what was stopped for
 * this pair is lifted, which takes two operators: the first one asks. Refuses as `lockForDecision`
 * does, then with `approval_is_own`, `approval_decider_barred`.
 */
export async function decidePersonCase(
  ctx: Ctx<OperatorActor>,
  refuseSamePerson: SamePersonPort,
  command: Decision,
): Promise<void> {
  const { id, decision, reason } = command;
  const row = await lockForDecision(ctx, id, decision);
  await lookAtPlayers(ctx, [row.newerId, row.olderId]);
  const stopped = (await stoppedSide(ctx, row)) === 'newer' ? row.newerId : row.olderId;
  const { id: by, name } = ctx.actor;
  const word = { id, by, name, at: ctx.clock.now(), reason };
  const isAsked = decision === 'different' && (await needsSecond(ctx, row, refuseSamePerson));
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
async function needsSecond(
  ctx: Ctx<OperatorActor>,
  row: PersonCaseRow,
  refuseSamePerson: SamePersonPort,
): Promise<boolean> {
  if (!(await hasOwnStops(ctx, row))) {
    return false;
  }
  if (row.liftBy === ctx.actor.id) {
    throw new Refusal('approval_is_own');
  }
  if (row.liftBy !== null && row.liftAt !== null) {
    await refuseSamePerson(ctx, [row.liftBy], row.liftAt);
  }
  return row.liftBy === null;
}
