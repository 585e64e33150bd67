import type { MessageParams, MessageTopic } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { typesShown } from '../gate.ts';
import { type InboxMessage, selectMessages } from '../store.ts';
import { paramsIn } from '../stored-params.ts';
import { keepLocale } from './keep-locale.ts';

/** With its values in the language of the reader. */
interface ShownMessage extends Omit<InboxMessage, 'params'> {
  readonly params: MessageParams;
}

export interface MessagePage {
  readonly rows: readonly ShownMessage[];
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
  const rows = found
    .slice(0, limit)
    .map((row) => ({ ...row, params: paramsIn(ctx.locale, row.params) }));
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
