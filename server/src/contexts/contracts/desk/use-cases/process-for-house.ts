import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { findContract } from '../../agreements/store-contracts.ts';
import {
  type ContractCommand,
  processContract,
} from '../../agreements/use-cases/process-contract.ts';
import type { ContractSettings } from '../../settings.ts';

export interface HouseCommand extends Omit<ContractCommand, 'reason'> {
  readonly payeeId: MemberId;
  readonly reason: string;
}

/**
 * What the house does to a contract that it pays; refuses as `processContract` does. Why stands in
 * the trail alone (H): the agent reads the state of the contract and who asked.
 */
export async function processForHouse(
  ctx: Ctx<OperatorActor>,
  { payeeId, reason, ...command }: HouseCommand,
  settings: ContractSettings,
): Promise<void> {
  const row = await findContract(ctx.tx, command.contractId);
  if (row?.payeeId !== payeeId) {
    throw new Refusal('not_found');
  }
  await processContract(ctx, command, { by: null, settings });
  const subject = { type: 'member', id: payeeId };
  const after = { contract: row.id, action: command.action };
  const act = { action: 'agent.process_contract', subject, after } as const;
  await recordAct(ctx, { ...act, reason });
}
