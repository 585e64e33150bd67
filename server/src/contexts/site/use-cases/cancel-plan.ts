import type { PrefixedId } from '@portal/protocol';
import { abilitiesOf, sectionAbilities } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import type { SectionName } from '../sections.ts';
import { closePlan, findPlan, type PlanLine } from '../store-plans.ts';

/** Whether an operator may decide about all of these sections. */
export function mayChange(ctx: Ctx<OperatorActor>, sections: readonly SectionName[]): boolean {
  const abilities = abilitiesOf(ctx.actor.role);
  return sections.every((name) => abilities.includes(sectionAbilities[name]));
}

/**
 * Takes a planned change back. Refuses `not_found`, `ability_missing`, and `content_changed` for
 * one that does not wait any more.
 */
export async function cancelPlan(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: PrefixedId<'pln'>; readonly reason: string },
): Promise<PlanLine> {
  const { id, reason } = command;
  const plan = await findPlan(ctx.tx, id);
  if (plan === undefined) {
    throw new Refusal('not_found');
  }
  if (!mayChange(ctx, plan.sections)) {
    throw new Refusal('ability_missing');
  }
  if (plan.state !== 'waiting') {
    throw new Refusal('content_changed');
  }
  const closedAt = ctx.clock.now();
  await closePlan(ctx.tx, { id, state: 'cancelled', at: closedAt });
  await recordAct(ctx, {
    action: 'site.cancel_plan',
    subject: { type: 'site', id: plan.sections.join('.') },
    before: { plan: id, state: 'waiting' },
    after: { plan: id, state: 'cancelled' },
    reason,
  });
  return { ...plan, state: 'cancelled', closedAt };
}
