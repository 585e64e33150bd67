import { cutsBelow, isLive } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { ruleContract } from './as-rules.ts';
import { endedRows, endOthers } from './end-others.ts';
import { type ContractRow, endContracts, selectLineBelow } from './store-contracts.ts';
import { tell } from './tell.ts';

const reason = 'PARTY_CLOSED';

/**
 * Ends what a party can have no more: an offer at once, a contract at a bound of its units, and
 * with it what it alone covered further down (agents-loyalty-money.md C3).
 */
export async function closeRow(
  ctx: Ctx,
  row: ContractRow,
  endsAt: Temporal.Instant,
): Promise<void> {
  const isOver = isLive(row);
  const state = isOver ? 'AUTO_ENDED' : 'CANCELLED';
  await endContracts(ctx.tx, [{ id: row.id, state, reason, endsAt }], ctx.clock.now());
  await tell(ctx, 'CONTRACT_ENDED_AUTOMATICALLY', {
    contract: row,
    to: [row.payerId, row.payeeId],
  });
  if (isOver) {
    const { payeeId: memberId, kind } = row;
    const line = await selectLineBelow(ctx.tx, { memberId, kind });
    const others = line.filter(({ id }) => id !== row.id).map(ruleContract);
    await endOthers(ctx, endedRows(line, cutsBelow(others, memberId)), endsAt);
  }
}
