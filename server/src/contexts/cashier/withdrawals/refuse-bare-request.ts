import { currency, parseAmount } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { refuseUncoded } from '../../identity/index.ts';
import type { CashierSettings } from '../settings.ts';

/**
 * A large request takes a one-time code beside the payment password (agents-loyalty-money.md E5).
 * Refuses as `refuseUncoded` does; what is no amount is for the request itself to refuse.
 */
export async function refuseBareRequest(
  ctx: Ctx<MemberActor>,
  amount: string,
  { withdrawal }: CashierSettings,
): Promise<void> {
  const parsed = parseAmount(amount, currency(ctx.site.currency));
  if (parsed.ok && parsed.value >= withdrawal.codeFromMinor) {
    await refuseUncoded(ctx);
  }
}
