import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readBet } from '@portal/protocol/calls/bets';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';

export type BetReceiptReply = ReplyOf<Endpoints['readBet']>;

export function betQuery(key: { readonly betId: string; readonly language: string }) {
  const { betId, language } = key;
  return queryOptions({
    queryKey: recordKeys.bet(key),
    queryFn: async ({ signal }) => {
      const call = { params: { betId }, query: { language }, signal };
      return valueOf(await client.send(readBet, call));
    },
  });
}
