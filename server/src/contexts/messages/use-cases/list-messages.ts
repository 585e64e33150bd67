import type { MessageTopic } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { typesShown } from '../gate.ts';
import { type InboxMessage, selectMessages } from '../store.ts';
import { keepLocale } from './keep-locale.ts';

export interface MessagePage {
  readonly rows: readonly InboxMessage[];
  readonly nextCursor: string | null;
}

/** The caller's inbox, newest first; `cursor` is the id of the last one seen. */
export async function listMessages(
  ctx: Ctx<MemberActor>,
  query: {
    readonly isUnread: boolean;
    readonly topic: MessageTopic | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<MessagePage> {
  const { isUnread, topic, cursor: before, limit } = query;
  const memberId = ctx.actor.id;
  await keepLocale(ctx);
  const types = await typesShown(ctx, memberId, topic);
  const page = { memberId, types, isUnread, before, limit: limit + 1 };
  const found = await selectMessages(ctx.tx, page);
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
