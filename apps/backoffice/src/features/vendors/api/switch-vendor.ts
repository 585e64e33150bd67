import { endEarlierVendorKey, openVendor, stopVendor } from '@portal/protocol/calls/vendors-desk';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

export type VendorAct = 'stop' | 'open' | 'endKey';

const calls = { stop: stopVendor, open: openVendor, endKey: endEarlierVendorKey } as const;

/** Stops a vendor, opens it again, or ends its earlier key; the failure when it was refused. */
export async function switchVendor(command: {
  readonly vendorCode: string;
  readonly act: VendorAct;
  readonly reason: string;
}): Promise<Failure | undefined> {
  const { vendorCode, act, reason } = command;
  const outcome = await client.send(calls[act], { params: { vendorCode }, body: { reason } });
  return outcome.ok ? undefined : outcome;
}
