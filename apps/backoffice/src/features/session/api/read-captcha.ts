import { readCaptcha } from '@portal/protocol/calls/identity';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

/** The picture, as base64 PNG, once the server asked for it. */
export function useCaptcha(isNeeded: boolean) {
  return useQuery({
    queryKey: ['captcha'],
    enabled: isNeeded,
    staleTime: Infinity,
    queryFn: async () => valueOf(await client.send(readCaptcha, { query: { action: 'login' } })),
  });
}
