import { endEarlierVendorKey, openVendor, stopVendor } from '@portal/protocol/calls/vendors-desk';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

export type VendorAct = 'stop' | 'open' | 'endKey';

/** Stops a vendor, opens it again, or ends its earlier key; the failure when it was refused. */
export async function switchVendor(command: {
  readonly vendorCode: string;
  readonly act: VendorAct;
  readonly reason: string;
}): Promise<Failure | undefined> {
  const { vendorCode, act, reason } = command;
  const input = { params: { vendorCode }, body: { reason } };
  const calls = {
    stop: () => client.send(stopVendor, input),
    open: () => client.send(openVendor, input),
    endKey: () => client.send(endEarlierVendorKey, input),
  };
  const outcome = await calls[act]();
  return outcome.ok ? undefined : outcome;
}
