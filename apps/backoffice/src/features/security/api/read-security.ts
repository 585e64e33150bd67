import type { ReplyOf } from '@portal/protocol';
import { readOperatorSecurity } from '@portal/protocol/calls/operator-security';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { securityKeys } from '../security-keys.ts';

export type Security = ReplyOf<Endpoints['readOperatorSecurity']>;

export function useSecurity() {
  return useQuery({
    queryKey: securityKeys.factors,
    queryFn: async ({ signal }) => valueOf(await client.send(readOperatorSecurity, { signal })),
  });
}
