import type { TextToPost } from './post-text.ts';

const mostAnswerBytes = 65_536;

/**
 * Asks another company's server and reads its short answer. Throws when the answer is no success,
 * is too long, or does not come in time; never follows elsewhere.
 */
export async function askText(call: TextToPost): Promise<string> {
  const { url, headers, body, timeoutMilliseconds } = call;
  const signal = AbortSignal.timeout(timeoutMilliseconds);
  const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > mostAnswerBytes) {
      throw new Error('the answer is too long');
    }
    parts.push(part);
  }
  if (!answer.ok) {
    throw new Error(`answered with ${answer.status}`);
  }
  return Buffer.concat(parts).toString('utf8');
}
