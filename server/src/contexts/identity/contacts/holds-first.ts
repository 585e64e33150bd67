import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { holdHours } from '../holds/money-hold.ts';
import { isOwnBrowser } from '../places/is-own-browser.ts';
import { findOpenedAt } from '../store-payment.ts';

/**
 * Whether money waits for a day after the first payment password of the caller is set now
 * (agents-loyalty-money.md E4). An account of its first day, in the browser that opened it, has
 * nothing that somebody could have taken over: as its first payee, its first secret waits for none.
 */
export async function holdsFirst(ctx: Ctx<MemberActor>): Promise<boolean> {
  const openedAt = assertDefined(
    await findOpenedAt(ctx.tx, ctx.actor.id),
    'members have a credential',
  );
  const isOld = ctx.clock.now().since(openedAt).total('hours') >= holdHours;
  return isOld || !(await isOwnBrowser(ctx));
}
