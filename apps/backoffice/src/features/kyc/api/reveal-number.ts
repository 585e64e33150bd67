import { revealKycNumber } from '@portal/protocol/calls/kyc-desk';
import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { client } from '../../../shared/client.ts';

export function revealNumber(id: string): Promise<Outcome<Endpoints['revealKycNumber']>> {
  return client.send(revealKycNumber, { params: { id } });
}
