import { readSessionsOfOperator } from '@portal/protocol/calls/sessions-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { operatorKeys } from '../operator-keys.ts';

export function useSessionsOfOperator(id: string) {
  return useQuery({
    queryKey: operatorKeys.sessions(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readSessionsOfOperator, { params: { id }, signal })),
  });
}
