import type { TransferId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readAccounts } from '../../../members/index.ts';
import { maskedName } from '../partner.ts';
import { selectTransfers, type TransferRow } from '../store-transfers.ts';

export interface ShownTransfer {
  readonly row: TransferRow;
  readonly isOut: boolean;
  readonly partner: string;
}

export interface TransferPage {
  readonly transfers: readonly ShownTransfer[];
  readonly nextCursor: string | undefined;
}

/** The caller's own transfers in both directions, the newest first. */
export async function listTransfers(
  ctx: Ctx<MemberActor>,
  page: { readonly cursor: TransferId | undefined; readonly limit: number },
): Promise<TransferPage> {
  const { cursor: before, limit } = page;
  const query = { memberId: ctx.actor.id, before, limit: limit + 1 };
  const rows = await selectTransfers(ctx.tx, query);
  const transfers = await withPartners(ctx, rows.slice(0, limit));
  return { transfers, nextCursor: rows.length > limit ? transfers.at(-1)?.row.id : undefined };
}

/** Each with the other side: members below by their account, the agent above only in part. */
export async function withPartners(
  ctx: Ctx<MemberActor>,
  rows: readonly TransferRow[],
): Promise<readonly ShownTransfer[]> {
  const own = ctx.actor.id;
  const ids = rows.map(({ fromId, toId }) => (fromId === own ? toId : fromId));
  const names = await readAccounts(ctx, ids);
  return rows.map((row) => {
    const isOut = row.fromId === own;
    const id = isOut ? row.toId : row.fromId;
    const name = names.get(id) ?? id;
    const isAbove = isOut === (row.direction === 'up');
    return { row, isOut, partner: isAbove ? maskedName(name) : name };
  });
}
