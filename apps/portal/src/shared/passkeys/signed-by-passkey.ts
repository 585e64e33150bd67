import type { Failure } from '@portal/protocol/client';
import { startPasskeyProof } from './api/start-passkey-proof.ts';
import { device } from './device.ts';

/**
 * Has the device sign what the server asks for, and sends it. Undefined when the owner turned back,
 * else the outcome of the call that failed or of the last one.
 */
export async function signedByPasskey<Sent>(
  purpose: 'login' | 'prove',
  send: (response: string) => Promise<Sent>,
): Promise<Sent | Failure | undefined> {
  const started = await startPasskeyProof(purpose);
  if (!started.ok) {
    return started;
  }
  const response = await device.sign(started.value.options);
  return response === undefined ? undefined : send(response);
}
