import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import type { Offer } from '../../agreements/check-offer.ts';
import type { ContractRow } from '../../agreements/store-contracts.ts';
import { proposeContract } from '../../agreements/use-cases/propose-contract.ts';
import type { ContractSettings } from '../../settings.ts';
import { guardReturn } from '../guard-return.ts';

export interface HouseOffer extends Omit<Offer, 'payerId'> {
  readonly reason: string;
}

/**
 * The house offers a contract to an agent right below it. Refuses as `proposeContract` does, and
 * last with `return_guard` what would give back too much of a category (agents-loyalty-money.md
 * A10).
 */
export async function proposeForHouse(
  ctx: Ctx<OperatorActor>,
  { reason, ...terms }: HouseOffer,
  settings: ContractSettings,
): Promise<ContractRow> {
  const row = await proposeContract(
    ctx,
    { ...terms, payerId: null },
    {
      settings,
      // The session of the operator stands for the second secret.
      isProven: () => Promise.resolve(true),
      guardReturn: (offer) => guardReturn(ctx, terms.payeeId, offer),
    },
  );
  const { kind, scope, payeeId } = row;
  const subject = { type: 'member', id: payeeId };
  const after = { contract: row.id, kind, scope };
  await recordAct(ctx, { action: 'agent.offer_contract', subject, after, reason });
  return row;
}
