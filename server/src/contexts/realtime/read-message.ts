import type { LiveMessage } from '@portal/protocol';
import { mostFollowed } from '@portal/protocol';
import { z } from 'zod';

const topics = z.array(z.string().min(1).max(64)).min(1).max(mostFollowed);

const message = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('hello'),
    token: z
      .string()
      .regex(/^[\w-]{20,200}$/u)
      .nullable(),
  }),
  z.strictObject({ kind: z.literal('follow'), topics }),
  z.strictObject({ kind: z.literal('leave'), topics }),
]);

/** What a tab says; undefined for what no tab of ours sends. */
export function readMessage(text: string): LiveMessage | undefined {
  try {
    return message.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
