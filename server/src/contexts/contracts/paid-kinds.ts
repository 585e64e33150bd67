import type { ContractKind } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectPaidKinds } from './agreements/store-contracts.ts';

/** Of which kinds contracts in force pay these; whoever has none fails. */
export async function paidKindsOf(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly ContractKind[]>> {
  const rows = Map.groupBy(await selectPaidKinds(ctx.tx, ids), ({ payeeId }) => payeeId);
  return new Map([...rows].map(([id, kinds]) => [id, kinds.map(({ kind }) => kind)]));
}
