import type { TextToPost } from './post-text.ts';

/** Without a body it is a plain read. */
type TextToAsk = Omit<TextToPost, 'body'> & { readonly body?: string };

const shortAnswerBytes = 65_536;

/**
 * Asks another company's server and reads its answer, a short one unless more bytes are allowed.
 * Throws when the answer is no success, is too long, or does not come in time; never follows
 * elsewhere.
 */
export async function askText(call: TextToAsk, mostBytes = shortAnswerBytes): Promise<string> {
  const { url, headers, body, timeoutMilliseconds } = call;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const sent = body === undefined ? { method: 'GET' } : { method: 'POST', body };
  const answer = await fetch(url, { ...sent, headers, redirect: 'error', signal });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > mostBytes) {
      throw new Error('the answer is too long');
    }
    parts.push(part);
  }
  if (!answer.ok) {
    throw new Error(`answered with ${answer.status}`);
  }
  return Buffer.concat(parts).toString('utf8');
}
