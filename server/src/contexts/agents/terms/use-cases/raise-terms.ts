import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { emit } from '../../../../platform/outbox.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { memberNamed } from '../../../members/index.ts';
import { findPosition, type Position } from '../../store.ts';
import '../changed-event.ts';
import { lockedMostToGrant, refuseOutside, termsNow } from '../bounds.ts';
import { type GroupQuotas, refuseFullGroup } from '../group-quota.ts';
import { insertTerms, lockTerms } from '../store-terms.ts';
import { storedTerms, type Terms } from '../terms.ts';

/**
 * An agent grants more to somebody directly below; it holds at once. Refuses, in this order: with
 * `not_found`, whoever does not stand directly below; with `terms_out_of_range`, what is less than
 * stands or more than the agent holds (A8); with `group_quota`, another group that is full (A9).
 */
export async function raiseTerms(
  ctx: Ctx<MemberActor>,
  command: { readonly account: string; readonly terms: Terms },
  quotas: GroupQuotas,
): Promise<Terms> {
  const child = await directBelow(ctx, command.account);
  // From the top down, as everybody does.
  const most = await lockedMostToGrant(ctx, ctx.actor.id);
  await lockTerms(ctx.tx, child.memberId);
  const least = await termsNow(ctx, child.memberId);
  refuseOutside(command.terms, { least, most });
  if (command.terms.prizeGroup !== least.prizeGroup) {
    await refuseFullGroup(ctx, { agentId: ctx.actor.id, terms: command.terms }, quotas);
  }
  const now = ctx.clock.now();
  await insertTerms(ctx.tx, {
    ...storedTerms(command.terms),
    memberId: child.memberId,
    effectiveAt: now,
    setAt: now,
    setBy: ctx.actor.id,
  });
  const at = String(now);
  const payload = { memberId: child.memberId, setAt: at, from: at };
  await emit(ctx, { name: 'agents.terms_changed', payload });
  return command.terms;
}

async function directBelow(ctx: Ctx<MemberActor>, account: string): Promise<Position> {
  const own = await findPosition(ctx.tx, ctx.actor.id);
  const member = await memberNamed(ctx, account);
  const position = member === undefined ? undefined : await findPosition(ctx.tx, member.id);
  if (own === undefined || position === undefined || position.upline.at(-1) !== own.number) {
    throw new Refusal('not_found');
  }
  return position;
}
