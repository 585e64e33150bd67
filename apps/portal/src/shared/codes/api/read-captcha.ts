import type { CaptchaAction } from '@portal/protocol';
import { readCaptcha } from '@portal/protocol/calls/identity';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';

/** A picture is used once, so it is never kept. */
export function captchaQuery(action: CaptchaAction) {
  return queryOptions({
    queryKey: ['captcha', action],
    queryFn: async () => valueOf(await client.send(readCaptcha, { query: { action } })),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
