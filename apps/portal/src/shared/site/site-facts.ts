import type { BootAnswer } from '@portal/protocol';
import { readStatus } from '@portal/protocol/calls/site';
import { valueOf } from '@portal/protocol/client';
import { useLocale } from '@portal/i18n/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { client } from '../client/portal-client.ts';

export const BootContext = createContext<BootAnswer | undefined>(undefined);

/** What the page arrived with. */
export function useBoot(): BootAnswer {
  const boot = use(BootContext);
  if (boot === undefined) {
    throw new Error('useBoot outside of BootContext');
  }
  return boot;
}

export function useSite(): BootAnswer['system']['info'] {
  return useBoot().system.info;
}

export function systemQuery(language: string) {
  return queryOptions({
    queryKey: ['system', language],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readStatus, { query: { language }, signal })),
    staleTime: Infinity,
  });
}

/** Banners and notices in the page's language; until they arrive, those of the first paint. */
export function useSystem(): BootAnswer['system'] {
  const { locale } = useLocale();
  const { system } = useBoot();
  const { data = system } = useQuery(systemQuery(locale));
  return data;
}
