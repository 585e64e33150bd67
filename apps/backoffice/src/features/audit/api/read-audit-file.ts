import { readAuditFile as call } from '@portal/protocol/calls/trail';
import type { Input, Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { client } from '../../../shared/client.ts';
import { queryClient } from '../../../shared/query-client.ts';

type Read = Endpoints['readAuditFile'];

/** That somebody took the file is an entry itself. */
export async function readAuditFile(
  query: NonNullable<Input<Read>['query']>,
): Promise<Outcome<Read>> {
  const outcome = await client.send(call, { query });
  void queryClient.invalidateQueries({ queryKey: auditKeys.all });
  return outcome;
}
