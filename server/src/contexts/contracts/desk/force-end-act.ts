import { isLive } from '@portal/commission';
import { type ContractId, forceEndWays, isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import { type Facts, recordAct } from '../../trail/index.ts';
import { type ContractRow, findContract, lockAgreements } from '../agreements/store-contracts.ts';
import { terminate } from '../agreements/use-cases/process-contract.ts';

const payload = z.strictObject({
  contractId: z.custom<ContractId>((id) => typeof id === 'string' && isIdOf('ctr', id)),
  way: z.enum(forceEndWays),
  /** As they were called when it was asked for; the payer is empty for the house. */
  payer: z.string(),
  payee: z.string(),
});

type ForcedEnd = z.output<typeof payload>;

/** What both parties read; why the house did it stands in the trail alone (H). */
const toldReason = 'FORCE_END';

/**
 * A contract ends whatever its parties say, as a second person lets it happen: with its running
 * unit, or for fraud at once, and the running unit stays unpaid (C3). Refuses `not_found`, and
 * `contract_state` what is in force no more.
 */
export const forceEndAct: Act<ForcedEnd> = {
  name: 'agent.end_contract',
  ability: 'agents.manage',
  payload,
  facts: ({ way, payer, payee }): Facts => ({ from: payer, to: payee, way }),
  subject: ({ contractId }) => ({ type: 'contract', id: contractId }),
  perform: async (ctx, { payload: { contractId, way }, reason }) => {
    await lockAgreements(ctx.tx);
    const row = await liveContract(ctx, contractId);
    // Real-time pay is paid by the five minutes, whose bound is at hand.
    const isAtOnce = way === 'at_once' && row.periodType !== 'FIVE_MIN';
    const moment = isAtOnce ? ctx.clock.now() : undefined;
    await terminate(ctx, row, { reason: toldReason, moment });
    const ended = await findContract(ctx.tx, contractId);
    await recordAct(ctx, {
      action: 'agent.end_contract',
      subject: { type: 'contract', id: contractId },
      before: { state: row.state },
      after: { way, state: 'TERMINATED', endsAt: String(ended?.endsAt ?? '') },
      reason,
    });
  },
};

/** Refuses `not_found`, then `contract_state`. */
export async function liveContract(ctx: Ctx, id: ContractId): Promise<ContractRow> {
  const row = await findContract(ctx.tx, id);
  if (row === undefined) {
    throw new Refusal('not_found');
  }
  if (!isLive(row)) {
    throw new Refusal('contract_state', { state: row.state });
  }
  return row;
}
