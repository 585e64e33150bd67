import type { BootAnswer } from '@portal/protocol';
import { useLanguage } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { systemQuery } from './api/read-status.ts';

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

/** Banners and notices in the page's language; until they arrive, those of the first paint. */
export function useSystem(): BootAnswer['system'] {
  const { code } = useLanguage();
  const { system } = useBoot();
  const { data = system } = useQuery(systemQuery(code));
  return data;
}
