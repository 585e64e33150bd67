import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { linesOf } from '../../../agents/index.ts';
import { type ContractRow, selectContracts } from '../../agreements/store-contracts.ts';

export interface MemberContracts {
  readonly isBelowHouse: boolean;
  readonly rows: readonly ContractRow[];
}

const mostShown = 50;

/** What an agent is paid by and pays, for operators. Refuses with `not_found`. */
export async function readMemberContracts(ctx: Ctx, memberId: MemberId): Promise<MemberContracts> {
  const line = (await linesOf(ctx, [memberId])).get(memberId);
  if (line === undefined) {
    throw new Refusal('not_found');
  }
  const all = { memberId, kind: null, scope: null, state: null, payeeId: null };
  const page = { offset: 0, limit: mostShown };
  const received = await selectContracts(ctx.tx, { filter: { ...all, direction: 'in' }, ...page });
  const given = await selectContracts(ctx.tx, { filter: { ...all, direction: 'out' }, ...page });
  return {
    isBelowHouse: line.isAgent && line.above.length === 0,
    rows: [...received, ...given],
  };
}
