import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { moneyHold } from '../../identity/index.ts';
import { hasBoundAccount } from './store-accounts.ts';

/**
 * How many hours an account that is bound now waits before money goes there: only the first one is
 * good at once, also for who took all others off (R20), unless something that protects the account
 * of its member was just replaced.
 */
export async function hoursToCool(
  ctx: Ctx<MemberActor>,
  { coolingHours }: { readonly coolingHours: number },
): Promise<number> {
  const { id } = ctx.actor;
  const isCooled = (await hasBoundAccount(ctx.tx, id)) || (await moneyHold(ctx, id)) !== undefined;
  return isCooled ? coolingHours : 0;
}
