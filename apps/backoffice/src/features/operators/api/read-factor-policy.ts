import type { ReplyOf } from '@portal/protocol';
import { readFactorPolicy } from '@portal/protocol/calls/factors-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { operatorKeys } from '../operator-keys.ts';

export type FactorPolicy = ReplyOf<Endpoints['readFactorPolicy']>;

export function useFactorPolicy() {
  return useQuery({
    queryKey: operatorKeys.policy,
    queryFn: async ({ signal }) => valueOf(await client.send(readFactorPolicy, { signal })),
  });
}
