import {
  createOperatorPasskey,
  startOperatorPasskey,
} from '@portal/protocol/calls/operator-passkeys';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';
import { device } from '../../../shared/passkeys/device.ts';

/** Has the device make a passkey and binds it; undefined when its owner turned back. */
export async function bindPasskey(
  name: string,
): Promise<{ readonly ok: true } | Failure | undefined> {
  const started = await client.send(startOperatorPasskey, {});
  if (!started.ok) {
    return started;
  }
  const response = await device.make(started.value.options);
  return response === undefined
    ? undefined
    : client.send(createOperatorPasskey, { body: { name, response } });
}
