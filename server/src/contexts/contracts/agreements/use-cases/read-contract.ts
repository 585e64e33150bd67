import type { ContractId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { actorOf } from '../acting.ts';
import type { EndedRow } from '../end-others.ts';
import { type ContractRow, findContract } from '../store-contracts.ts';
import { endedByAccepting } from './process-contract.ts';

export interface ContractView {
  readonly row: ContractRow;
  /** Of an offer to the caller: what accepting would end. */
  readonly willEnd: readonly EndedRow[];
}

/** Refuses with `not_found` what the caller is no party of, whether it exists or not. */
export async function readContract(ctx: Ctx<MemberActor>, id: ContractId): Promise<ContractView> {
  const row = await findContract(ctx.tx, id);
  if (row === undefined || actorOf(row, ctx.actor.id) === 'THIRD') {
    throw new Refusal('not_found');
  }
  const isOffered = row.state === 'PENDING' && row.payeeId === ctx.actor.id;
  return { row, willEnd: isOffered ? await endedByAccepting(ctx, row) : [] };
}
