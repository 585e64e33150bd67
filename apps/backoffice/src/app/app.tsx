import type { LoadedLocale } from '@portal/i18n/react';
import { LocaleProvider, useTranslations } from '@portal/i18n/react';
import { LiveRegions, Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { loadMessages } from 'virtual:messages';
import { siteTimeZone } from '../shared/env.ts';
import { queryClient } from '../shared/query-client.ts';
import { router } from './router.tsx';

export function App({ initial }: { readonly initial: LoadedLocale }) {
  return (
    <LocaleProvider initial={initial} load={loadMessages} timeZone={siteTimeZone()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Notices />
      </QueryClientProvider>
    </LocaleProvider>
  );
}

function Notices() {
  const t = useTranslations('ui');
  return (
    <>
      <LiveRegions />
      <Toaster label={t('toast.region')} closeLabel={t('toast.close')} />
    </>
  );
}
