import { openVendor, stopVendor } from '@portal/protocol/calls/vendors-desk';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

/** Stops a vendor or opens it again; the failure when it was refused. */
export async function switchVendor(command: {
  readonly vendorCode: string;
  readonly act: 'stop' | 'open';
  readonly reason: string;
}): Promise<Failure | undefined> {
  const { vendorCode, act, reason } = command;
  const input = { params: { vendorCode }, body: { reason } };
  const outcome = await (act === 'stop'
    ? client.send(stopVendor, input)
    : client.send(openVendor, input));
  return outcome.ok ? undefined : outcome;
}
