import type { Ctx } from '../../platform/context.ts';
import type { CopyParts } from './send-copies.ts';
import { type NewMessage, sendMessages } from './send-messages.ts';

/** Makes the handler of an event out of what it tells to whom. */
export type Tell = <Payload>(
  messagesOf: (payload: Payload) => readonly NewMessage[],
) => (ctx: Ctx, payload: Payload) => Promise<void>;

export function createTell(parts: CopyParts): Tell {
  return (messagesOf) => (ctx, payload) => sendMessages(ctx, parts, messagesOf(payload));
}
