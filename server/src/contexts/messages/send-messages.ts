import { messageKind, type MemberId, type MessageType } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { reaches, standingsOf } from './gate.ts';
import { type CopyParts, sendCopies } from './send-copies.ts';
import { insertMessages } from './store.ts';
import type { StoredParams } from './stored-params.ts';

/** What one member is told. */
export interface NewMessage {
  readonly memberId: MemberId;
  readonly type: MessageType;
  /** What it is about; the portal leads there by its prefix. */
  readonly reference: string;
  /** Where the same may happen to it again: what tells this time apart, such as its moment. */
  readonly occasion?: string;
  readonly params?: StoredParams;
}

/** Through the gate into the inboxes, once each, and from there to e-mail and SMS. */
export async function sendMessages(
  ctx: Ctx,
  parts: CopyParts,
  messages: readonly NewMessage[],
): Promise<void> {
  const allowed = await throughGate(ctx, messages);
  if (allowed.length === 0) {
    return;
  }
  const rows = allowed.map(({ occasion = '', params = {}, ...message }) => ({
    ...message,
    occasion,
    params,
    id: ctx.ids.next('msg'),
  }));
  const written = await insertMessages(ctx.tx, rows, ctx.clock.now());
  const fresh = rows.filter(({ id }) => written.has(id));
  await sendCopies(ctx, parts, fresh);
}

async function throughGate(
  ctx: Ctx,
  messages: readonly NewMessage[],
): Promise<readonly NewMessage[]> {
  const asked = messages.filter(({ type }) => messageKind(type).need !== 'duty');
  if (asked.length === 0) {
    return messages;
  }
  const standingOf = await standingsOf(ctx, asked);
  return messages.filter(({ type, memberId }) => reaches(type, standingOf(memberId)));
}
