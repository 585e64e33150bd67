import type { ChatRoom } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { enterChat } from '../gate.ts';
import { selectChatMessages, type ChatMessage } from '../store.ts';

export interface ChatPage {
  readonly rows: readonly (ChatMessage & { readonly account: string })[];
  readonly nextCursor: string | null;
}

/** What was said in a room, newest first. Refuses `chat_unavailable`. */
export async function listChatMessages(
  ctx: Ctx<MemberActor>,
  query: {
    readonly room: ChatRoom;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<ChatPage> {
  await enterChat(ctx);
  const { limit } = query;
  const found = await selectChatMessages(ctx.tx, { ...query, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const accounts = await readAccounts(ctx, [...new Set(shown.map(({ memberId }) => memberId))]);
  return {
    rows: shown.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? '' })),
    nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}
