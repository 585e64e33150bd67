import { dialects, type DialectKeys, type Heard, type WalletCall } from '@portal/vendors';
import type { DialectName } from '@portal/vendors';
import { nowMs } from '../clock.ts';
import { newId } from '../chance.ts';

/** Where the wallet of an operator is, and how it is spoken to. */
export interface WalletAddress {
  readonly dialect: DialectName;
  readonly url: string;
  readonly keys: DialectKeys;
}

const timeoutMilliseconds = 5000;

/** Sends a call once; undefined when no answer came. Throws where the dialect has no words. */
export async function sendOnce(
  { dialect: name, url, keys }: WalletAddress,
  call: WalletCall,
): Promise<Heard | undefined> {
  const dialect = dialects[name];
  const request = dialect.write(call, { keys, nowMs: nowMs(), nonce: newId() });
  if (request === undefined) {
    throw new Error(`${name} has no words for ${call.commands[0].kind}`);
  }
  const { path, query, headers, body } = request;
  try {
    const answer = await fetch(`${url}${path}${query === '' ? '' : `?${query}`}`, {
      method: 'POST',
      headers,
      body: Buffer.from(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    const heard = {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: await answer.text(),
    };
    return dialect.hear(call, heard, keys);
  } catch {
    return undefined;
  }
}
