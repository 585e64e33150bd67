import type { Endpoints } from '@portal/protocol';
import { readContractBillsFile as call } from '@portal/protocol/calls/contract-bills';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';
import type { BillFilter } from './list-bills.ts';

export function readBillsFile(
  query: BillFilter,
): Promise<Outcome<Endpoints['readContractBillsFile']>> {
  return client.send(call, { query });
}
