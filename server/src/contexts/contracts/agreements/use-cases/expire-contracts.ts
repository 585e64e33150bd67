import type { Ctx } from '../../../../platform/context.ts';
import { lockAgreements, moveContractTo, selectDueContracts } from '../store-contracts.ts';
import { tell } from '../tell.ts';
import { terminate } from './process-contract.ts';

/**
 * Offers that nobody answered lapse, and a termination that nobody answered happens: nobody can be
 * held for ever (agents-loyalty-money.md C3).
 */
export async function expireContracts(ctx: Ctx): Promise<void> {
  await lockAgreements(ctx.tx);
  const at = ctx.clock.now();
  for (const row of await selectDueContracts(ctx.tx, at)) {
    if (row.state === 'TERM_REQUESTED') {
      await terminate(ctx, row, { reason: row.reason });
    } else {
      const { id, startsAt, endsAt, payerId, payeeId } = row;
      const state = 'EXPIRED';
      await moveContractTo(ctx.tx, { id, at, startsAt, endsAt, state, reason: null });
      await tell(ctx, 'CONTRACT_EXPIRED', { contract: row, to: [payerId, payeeId] });
    }
  }
}
