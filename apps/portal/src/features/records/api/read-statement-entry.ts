import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readStatementEntry } from '@portal/protocol/calls/wallet';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';

export type EntryReceiptReply = ReplyOf<Endpoints['readStatementEntry']>;

export function entryQuery(entryId: string) {
  return queryOptions({
    queryKey: recordKeys.entry(entryId),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readStatementEntry, { params: { entryId }, signal })),
  });
}
