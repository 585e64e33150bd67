import { startOperatorPasskeyProof } from '@portal/protocol/calls/operator-passkeys';
import type { Failure } from '@portal/protocol/client';
import { client } from '../client.ts';
import { device } from './device.ts';

/**
 * What the device has signed of what the server asks for, the failure of the server to ask, or
 * undefined when the owner turned back.
 */
export async function signedByPasskey(
  purpose: 'login' | 'prove',
): Promise<{ readonly ok: true; readonly response: string } | Failure | undefined> {
  const started = await client.send(startOperatorPasskeyProof, { body: { purpose } });
  if (!started.ok) {
    return started;
  }
  const response = await device.sign(started.value.options);
  return response === undefined ? undefined : { ok: true, response };
}
