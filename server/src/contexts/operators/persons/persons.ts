import type { OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type People, peopleOf } from './people.ts';
import { insertOpenings, selectOpenings } from './store.ts';

/** Who may be whom among the operators (R44, R53). */
export async function readPeople(ctx: Pick<Ctx, 'tx'>): Promise<People> {
  return peopleOf(await selectOpenings(ctx.tx));
}

/**
 * Refuses with `approval_decider_barred` whoever may be one person with somebody who acted before
 * on the same thing, which began at this moment. The accounts may be the same one.
 */
export async function refuseSamePerson(
  ctx: Ctx<OperatorActor>,
  others: readonly OperatorId[],
  begunAt: Temporal.Instant,
): Promise<void> {
  const people = await readPeople(ctx);
  if (others.some((other) => people.areOne([ctx.actor.id, other], begunAt))) {
    throw new Refusal('approval_decider_barred');
  }
}

/** Every account that whoever acts may have acted with since then: one person. */
export async function accountsOfActor(
  ctx: Ctx<OperatorActor>,
  begunAt: Temporal.Instant,
): Promise<readonly OperatorId[]> {
  return (await readPeople(ctx)).accountsOf(ctx.actor.id, begunAt);
}

/**
 * Whoever acts holds what opens the account now, and so does everybody who may hold the own one:
 * their names are kept, because a later confirmation of the one between changes nothing about it.
 */
export async function noteOpening(ctx: Ctx<OperatorActor>, id: OperatorId): Promise<void> {
  const at = ctx.clock.now();
  const holders = (await readPeople(ctx)).holders(ctx.actor.id, at);
  await insertOpenings(ctx.tx, { id, by: [...holders].filter((by) => by !== id), at });
}
