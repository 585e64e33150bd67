import type { ReplyOf } from '@portal/protocol';
import { readPersonCase } from '@portal/protocol/calls/persons-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { personKeys } from '../person-keys.ts';

export type WholePersonCase = ReplyOf<Endpoints['readPersonCase']>;

export function usePersonCase(id: string | undefined) {
  return useQuery({
    queryKey: personKeys.one(id ?? ''),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readPersonCase, { params: { id: id ?? '' }, signal })),
    enabled: id !== undefined,
  });
}
