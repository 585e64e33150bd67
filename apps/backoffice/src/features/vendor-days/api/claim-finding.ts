import { claimVendorFinding as call } from '@portal/protocol/calls/vendor-days-desk';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

type Call = Endpoints['claimVendorFinding'];

export function claimVendorFinding(input: Input<Call>): Promise<Outcome<Call>> {
  return client.send(call, input);
}
