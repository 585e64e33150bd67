import { cutsBelow, isLive, periodOf } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { ruleContract } from '../as-rules.ts';
import { endedRows, endOthers } from '../end-others.ts';
import {
  type ContractRow,
  endContracts,
  lockAgreements,
  selectLineBelow,
  selectOpenContracts,
} from '../store-contracts.ts';
import { tell } from '../tell.ts';

export interface MovedMember {
  readonly memberId: MemberId;
  readonly fromId: MemberId | null;
  readonly effectiveAt: string;
}

const reason = 'PARTY_CLOSED';

/**
 * Ends what stood between a member and the agent above whom it left: offers at once, contracts with
 * the unit that ran when it left, and what they alone covered further down
 * (agents-loyalty-money.md B6, C3).
 */
export async function closeMovedPair(
  ctx: Ctx,
  { memberId, fromId, effectiveAt }: MovedMember,
): Promise<void> {
  await lockAgreements(ctx.tx);
  const open = await selectOpenContracts(ctx.tx, memberId);
  const left = open.filter((row) => row.payeeId === memberId && row.payerId === fromId);
  const lastMoment = Temporal.Instant.from(effectiveAt).subtract({ nanoseconds: 1 });
  for (const row of left) {
    const endsAt = periodOf(row.periodType, ctx.site.timeZone, lastMoment).end;
    const isOver = isLive(row);
    const ends = [
      { id: row.id, state: isOver ? 'AUTO_ENDED' : 'CANCELLED', reason, endsAt },
    ] as const;
    await endContracts(ctx.tx, ends, ctx.clock.now());
    await tell(ctx, 'CONTRACT_ENDED_AUTOMATICALLY', { contract: row, to: [fromId, memberId] });
    if (isOver) {
      await endUncovered(ctx, row, endsAt);
    }
  }
}

async function endUncovered(ctx: Ctx, row: ContractRow, endsAt: Temporal.Instant): Promise<void> {
  const { payeeId: memberId, kind } = row;
  const line = await selectLineBelow(ctx.tx, { memberId, kind });
  const others = line.filter(({ id }) => id !== row.id).map(ruleContract);
  await endOthers(ctx, endedRows(line, cutsBelow(others, memberId)), endsAt);
}
