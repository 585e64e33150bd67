import type { ContractEnd } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { firstBoundFrom } from './effect-start.ts';
import { type ContractRow, endContracts } from './store-contracts.ts';
import { tell } from './tell.ts';

/** A contract that ends because another one began, ended or was offered, with its row. */
export interface EndedRow {
  readonly row: ContractRow;
  readonly end: ContractEnd;
}

/** The rows of what the rules end, in the order in which they fall. */
export function endedRows(
  rows: readonly ContractRow[],
  ends: readonly ContractEnd[],
): readonly EndedRow[] {
  const byId = new Map<string, ContractRow>(rows.map((row) => [row.id, row]));
  return ends.map((end) => ({
    end,
    row: assertDefined(byId.get(end.contractId), 'what ends was looked at'),
  }));
}

/**
 * Ends them all from one moment on, each with the unit of its own that runs then: what ends within
 * its unit would never be settled for it. Both sides of each are told, except of what is replaced,
 * which is the doing of whoever offers or accepts the next one and no end by itself.
 */
export async function endOthers(
  ctx: Ctx,
  ended: readonly EndedRow[],
  endsAt: Temporal.Instant,
): Promise<void> {
  if (ended.length === 0) {
    return;
  }
  const rows = ended.map(({ row, end }) => ({
    id: row.id,
    endsAt: firstBoundFrom(ctx, row, endsAt),
    ...pick(end),
  }));
  await endContracts(ctx.tx, rows, ctx.clock.now());
  for (const { row } of ended.filter(({ end: { state } }) => state !== 'SUPERSEDED')) {
    const to = [row.payerId, row.payeeId];
    await tell(ctx, 'CONTRACT_ENDED_AUTOMATICALLY', { contract: row, to });
  }
}

function pick({ state, reason }: ContractEnd) {
  return { state, reason };
}
