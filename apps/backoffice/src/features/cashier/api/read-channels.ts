import type { ReplyOf } from '@portal/protocol';
import { readDepositChannels } from '@portal/protocol/calls/deposits-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type DepositChannel = ReplyOf<Endpoints['readDepositChannels']>['channels'][number];

export type SiteLanguage = ReplyOf<Endpoints['readDepositChannels']>['languages'][number];

export function useDepositChannels() {
  return useQuery({
    queryKey: cashierKeys.channels,
    queryFn: async ({ signal }) => valueOf(await client.send(readDepositChannels, { signal })),
  });
}
