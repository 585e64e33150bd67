import { runVendorDay as call } from '@portal/protocol/calls/vendor-days-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['runVendorDay'];

export function runVendorDay(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
