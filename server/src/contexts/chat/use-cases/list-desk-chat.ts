import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { selectDeskChat, type DeskChatMessage, type DeskChatQuery } from '../store-desk.ts';

export type NamedChatMessage = DeskChatMessage & { readonly account: string };

/** A page of the queue of moderators, or of all messages, with the names of the authors. */
export async function listDeskChat(
  ctx: Ctx<OperatorActor>,
  query: DeskChatQuery,
): Promise<{ readonly rows: readonly NamedChatMessage[]; readonly nextCursor: string | null }> {
  const { limit } = query;
  const found = await selectDeskChat(ctx.tx, { ...query, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const accounts = await readAccounts(ctx, [...new Set(shown.map(({ memberId }) => memberId))]);
  return {
    rows: shown.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? '' })),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
