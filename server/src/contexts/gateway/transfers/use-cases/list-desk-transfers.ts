import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { selectDeskTransfers } from '../store-desk-transfers.ts';
import { namedTransfers, type NamedTransfer } from '../named-transfers.ts';

export interface DeskTransferPage {
  readonly rows: readonly NamedTransfer[];
  readonly nextCursor: string | null;
}

/** What is stuck, the longest wait first, or what is over, the newest first. */
export async function listDeskTransfers(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly isStuck: boolean;
    readonly memberId?: MemberId | undefined;
    readonly cursor?: string | undefined;
    readonly limit: number;
  },
): Promise<DeskTransferPage> {
  const { cursor: after, limit, ...filters } = query;
  const siteId = ctx.site.id;
  const found = await selectDeskTransfers(ctx.tx, { ...filters, siteId, after, limit: limit + 1 });
  const page = found.slice(0, limit);
  return {
    rows: await namedTransfers(ctx, page),
    nextCursor: found.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}
