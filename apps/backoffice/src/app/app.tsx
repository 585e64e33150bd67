import type { Dictionary, Texts } from '@portal/i18n';
import { LocaleProvider, useTranslations } from '@portal/i18n/react';
import { LiveRegions, Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { siteTimeZone } from '../shared/env.ts';
import { queryClient } from '../shared/query-client.ts';
import type { DeskRouter } from './router.tsx';

export function App(props: {
  readonly router: DeskRouter;
  readonly texts: Texts;
  readonly initial: Dictionary;
}) {
  return (
    <LocaleProvider texts={props.texts} initial={props.initial} timeZone={siteTimeZone()}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={props.router} />
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
