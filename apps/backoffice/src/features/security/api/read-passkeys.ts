import type { ReplyOf } from '@portal/protocol';
import { readOperatorPasskeys } from '@portal/protocol/calls/operator-passkeys';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { securityKeys } from '../security-keys.ts';

export type Passkey = ReplyOf<Endpoints['readOperatorPasskeys']>['passkeys'][number];

export function usePasskeyList() {
  return useQuery({
    queryKey: securityKeys.passkeys,
    queryFn: async ({ signal }) => valueOf(await client.send(readOperatorPasskeys, { signal })),
  });
}
