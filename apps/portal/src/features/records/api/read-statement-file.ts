import { readStatementFile as call } from '@portal/protocol/calls/wallet';
import { client } from '../../../shared/client/portal-client.ts';
import type { LineFilter } from '../record-filter.ts';

export function readStatementFile(query: LineFilter, cursor?: string) {
  return client.send(call, { query: { ...query, cursor } });
}
