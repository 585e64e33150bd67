import type { ReplyOf } from '@portal/protocol';
import { readRegistrationRules } from '@portal/protocol/calls/registration-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { contentKeys } from '../content-keys.ts';

export type RegistrationRules = ReplyOf<Endpoints['readRegistrationRules']>;

export function useRegistrationRules() {
  return useQuery({
    queryKey: contentKeys.registration,
    queryFn: async ({ signal }) => valueOf(await client.send(readRegistrationRules, { signal })),
  });
}
