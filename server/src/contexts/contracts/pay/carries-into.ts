import type { ContractId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectCarries } from './store-carries.ts';

/**
 * What each contract carries into a unit. Carry follows a contract and the one that replaces it,
 * through as many changes as there were; it dies with a termination (C5).
 */
export async function carriesInto(
  ctx: Ctx,
  unitStart: Temporal.Instant,
  contractIds: readonly ContractId[],
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await selectCarries(ctx.tx, { unitStart, contractIds });
  const found = new Map(rows.map(({ contractId, carryMinor }) => [contractId, carryMinor]));
  return new Map(contractIds.map((id) => [id, found.get(id) ?? 0n]));
}
