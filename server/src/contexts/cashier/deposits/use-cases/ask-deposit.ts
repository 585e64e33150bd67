import type { DepositId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { askDepositAgain } from '../../providers/store-providers.ts';
import { lockOwnDeposit } from '../own-deposit.ts';
import type { Deposit } from '../store-deposits.ts';

/**
 * Its member came back from the page of the provider, which may have told nothing yet: it is asked
 * by our reference now, not at the next turn. Refuses with `not_found`.
 */
export async function askDeposit(ctx: Ctx<MemberActor>, id: DepositId): Promise<Deposit> {
  const order = await lockOwnDeposit(ctx, id);
  if (order.state === 'AWAITING' || order.state === 'CREATED') {
    const { provider, reference } = order;
    await askDepositAgain(ctx.tx, { provider, reference, at: ctx.clock.now() });
  }
  return order;
}
