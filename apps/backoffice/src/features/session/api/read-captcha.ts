import type { Endpoints } from '@portal/protocol/endpoints';
import { valueOf, wire } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

const readCaptcha = wire<Endpoints['readCaptcha']>({ method: 'GET', path: '/wps/captcha' });

/** The picture, as base64 PNG, once the server asked for it. */
export function useCaptcha(isNeeded: boolean) {
  return useQuery({
    queryKey: ['captcha'],
    enabled: isNeeded,
    staleTime: Infinity,
    queryFn: async () => valueOf(await client.send(readCaptcha, { query: { action: 'login' } })),
  });
}
