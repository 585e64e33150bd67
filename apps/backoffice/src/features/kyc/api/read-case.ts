import type { ReplyOf } from '@portal/protocol';
import { readKycCase } from '@portal/protocol/calls/kyc-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { kycKeys } from '../kyc-keys.ts';

export type WholeCase = ReplyOf<Endpoints['readKycCase']>;

export function useCase(id: string | undefined) {
  return useQuery({
    queryKey: kycKeys.one(id ?? ''),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readKycCase, { params: { id: id ?? '' }, signal })),
    enabled: id !== undefined,
  });
}
