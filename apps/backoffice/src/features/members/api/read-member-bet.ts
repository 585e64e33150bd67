import type { ReplyOf } from '@portal/protocol';
import { readMemberBet } from '@portal/protocol/calls/member-bets';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

export type BetReceipt = ReplyOf<Endpoints['readMemberBet']>;

export function useBet(params: { readonly id: string; readonly betId: string }, language: string) {
  return useQuery({
    queryKey: memberKeys.bet(params.id, { ...params, language }),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberBet, { params, query: { language }, signal })),
  });
}
