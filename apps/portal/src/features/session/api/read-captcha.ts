import type { Endpoints } from '@portal/protocol';
import { valueOf, wire } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

const readCaptcha = wire<Endpoints['readCaptcha']>({ method: 'GET', path: '/wps/captcha' });

/** A picture is used once, so it is never kept. */
export function captchaQuery(action: 'login' | 'register') {
  return queryOptions({
    queryKey: ['captcha', action],
    queryFn: async () => valueOf(await client.send(readCaptcha, { query: { action } })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
