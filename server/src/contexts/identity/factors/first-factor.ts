import { stepUpSeconds } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { holdMoney } from '../holds/money-hold.ts';
import { isFactored } from './proof-kinds.ts';
import { selectStanding } from './store-factors.ts';

/**
 * A first factor shuts out whoever does not have it, so a member who has a password binds one with
 * it, and not with a code: whoever took the number over would shut the owner out
 * (agents-loyalty-money.md F). Who has none proves what else there is. Refuses with
 * `step_up_required`, which the client answers with the question for the password.
 */
export async function refuseFirstWithoutPassword(
  ctx: Ctx<MemberActor | OperatorActor>,
): Promise<void> {
  const { isFirst, hasPassword, isByPassword } = await firstStanding(ctx);
  if (isFirst && hasPassword && !isByPassword) {
    throw new Refusal('step_up_required', { kinds: ['password'] });
  }
}

/**
 * Before a factor is bound: a code that was sent is all that speaks for it, or all that opened the
 * session, so money goes to nobody for a day (agents-loyalty-money.md F).
 */
export async function holdWhereByCode(ctx: Ctx<MemberActor | OperatorActor>): Promise<void> {
  const { isFirst, isByPassword, isByCode } = await firstStanding(ctx);
  if (ctx.actor.kind === 'member' && (isByCode || (isFirst && !isByPassword))) {
    await holdMoney(ctx, ctx.actor.id, 'factor_bound');
  }
}

async function firstStanding(ctx: Ctx<MemberActor | OperatorActor>) {
  const standing = await selectStanding(ctx.tx, ctx.actor.sessionId);
  const { passwordAt = null, isByCode = true, hasPassword = true } = standing ?? {};
  const oldest = ctx.clock.now().subtract({ seconds: stepUpSeconds });
  return {
    isFirst: ctx.actor.kind === 'member' && (standing === undefined || !isFactored(standing)),
    hasPassword,
    isByPassword: passwordAt !== null && Temporal.Instant.compare(passwordAt, oldest) > 0,
    isByCode,
  };
}
