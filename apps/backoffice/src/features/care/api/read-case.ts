import { readCareCase } from '@portal/protocol/calls/care-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { careKeys } from '../care-keys.ts';

export function useCareCase(id: string | undefined) {
  return useQuery({
    queryKey: careKeys.one(id ?? ''),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readCareCase, { params: { id: id ?? '' }, signal })),
    enabled: id !== undefined,
  });
}
