import type { PersonCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { lockForDecision } from '../decidable.ts';
import { claimPersonCase as keepClaim } from '../store-person-cases.ts';

/** How long nobody else decides about what somebody looks at. */
const claimMinutes = 10;

/** Refuses as `lockForDecision` does. */
export async function claimPersonCase(ctx: Ctx<OperatorActor>, id: PersonCaseId): Promise<void> {
  await lockForDecision(ctx, id);
  const until = ctx.clock.now().add({ minutes: claimMinutes });
  await keepClaim(ctx.tx, { id, by: ctx.actor.id, name: ctx.actor.name, until });
}
