import type { Dictionary, Texts } from '@portal/i18n';
import { LanguageProvider, useTranslations, type Language } from '@portal/i18n/react';
import { LiveRegions, Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { useMemo } from 'react';
import { deskLanguages, keptLanguage } from '../shared/desk-languages.ts';
import { StepUpDialog } from '../features/security/components/step-up-dialog.tsx';
import { siteTimeZone } from '../shared/env.ts';
import { queryClient } from '../shared/query-client.ts';
import type { DeskRouter } from './router.tsx';

export function App(props: {
  readonly router: DeskRouter;
  readonly texts: Texts;
  readonly initial: Language & { readonly dictionary: Dictionary };
}) {
  const offered = useMemo(() => deskLanguages(props.texts), [props.texts]);
  return (
    <LanguageProvider
      texts={props.texts}
      offered={offered}
      initial={props.initial}
      memory={keptLanguage}
      timeZone={siteTimeZone()}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={props.router} />
        <Notices />
      </QueryClientProvider>
    </LanguageProvider>
  );
}

function Notices() {
  const t = useTranslations('ui');
  return (
    <>
      <LiveRegions />
      <Toaster label={t('toast.region')} closeLabel={t('toast.close')} />
      <StepUpDialog />
    </>
  );
}
