import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import {
  selectShares,
  selectShareSteps,
  type ShareFilter,
  type ShareStepRow,
  sumShares,
} from '../store-shares.ts';

export interface RebateShares {
  readonly shares: readonly {
    readonly playerId: MemberId;
    readonly account: string;
    readonly validMinor: bigint;
    readonly amountE4: bigint;
    readonly steps: readonly ShareStepRow[];
  }[];
  readonly total: number;
  readonly validMinor: bigint;
  readonly amountE4: bigint;
}

/** Whose play of a day brought the caller what of a category and by which rates, the most first. */
export async function listRebateShares(
  ctx: Ctx<MemberActor>,
  query: Omit<ShareFilter, 'memberId'> & { readonly pageNum: number; readonly pageSize: number },
): Promise<RebateShares> {
  const { pageNum, pageSize, ...narrowed } = query;
  const filter = { ...narrowed, memberId: ctx.actor.id };
  const page = { offset: (pageNum - 1) * pageSize, limit: pageSize };
  const rows = await selectShares(ctx.tx, filter, page);
  const accounts = await readAccounts(
    ctx,
    rows.map(({ playerId }) => playerId),
  );
  const players = rows.map(({ playerId }) => playerId);
  const steps = Map.groupBy(
    await selectShareSteps(ctx.tx, filter, players),
    ({ playerId }) => playerId,
  );
  const shares = rows.map((row) => ({
    ...row,
    account: accounts.get(row.playerId) ?? '',
    steps: steps.get(row.playerId) ?? [],
  }));
  return { shares, ...(await sumShares(ctx.tx, filter)) };
}
