import { useTranslations } from '@portal/i18n/react';
import { focusHeading, Toaster } from '@portal/ui';
import { useMatches, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { Footer } from '../features/shell/components/footer.tsx';
import { HelpBar } from '../features/shell/components/help-bar.tsx';
import { fetchFailures } from '../shared/client/late-failure.tsx';
import { lazyInTime } from '../shared/client/lazy-in-time.ts';
import { ProofLayer } from '../shared/step-up/proof-layer.tsx';
import { useSite } from '../shared/site/site-facts.ts';
import { DialogLayer } from './dialog-layer.tsx';
import { fetchLaterPages } from './later-page.ts';
import { isMeasured } from './measured.ts';
import type { PageFrame } from './page-row.ts';
import { parentOf } from './parent-of.ts';
import { usePage } from './use-page.ts';
import { shellLinks } from './shell-links.ts';

/** Most sites count nothing: only for the others a script is fetched. */
const Analytics = lazyInTime(
  async () => (await import('../features/analytics/components/analytics.tsx')).Analytics,
);

/** Nothing of the first paint waits for the line of this tab, the clock of play, or a greeting. */
const TabWatches = lazyInTime(async () => (await import('./tab-watches.tsx')).TabWatches);

/** The footer under the page, and the dialogs and toasts that open over it. */
export function Layers({ frame }: { readonly frame: PageFrame }) {
  const t = useTranslations('ui.toast');
  const page = usePage();
  const hasDialog = page?.dialog !== undefined;
  const isListCentre = frame === 'footerless' && page?.frame === 'portal';
  const { gtagId } = useSite().analytics;
  // The address changes before its page is there; the match of the page knows both.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const { pageAt, documentPath } = useRouter().options.context;
  const first = pageAt(documentPath);
  useHeadingAfterNavigation();
  useEffect(() => {
    void fetchFailures();
    void fetchLaterPages();
  }, []);
  return (
    <>
      {frame !== 'footerless' && frame !== 'game' && <Footer links={shellLinks} />}
      {frame !== 'game' && <HelpBar hasTitleBar={parentOf(page) !== undefined} />}
      <DialogLayer />
      <ProofLayer />
      <Suspense>
        <TabWatches
          isPopupWelcome={(frame === 'portal' || isListCentre) && !hasDialog}
          isGame={frame === 'game'}
        />
      </Suspense>
      {gtagId !== '' && (
        <Suspense>
          <Analytics
            gtagId={gtagId}
            path={path}
            isMeasured={page !== undefined && isMeasured(page)}
            isDocumentMeasured={first !== undefined && isMeasured(first)}
          />
        </Suspense>
      )}
      {/* Above the bar of a phone, which a notice would keep from being pressed. */}
      <div className={frame === 'game' ? 'contents' : 'contents max-lg:[--toaster-end:72px]'}>
        <Toaster label={t('region')} closeLabel={t('close')} />
      </div>
    </>
  );
}

/** A new page is read from its heading, unless a layer lies over it. */
function useHeadingAfterNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const isMove = fromLocation !== undefined && pathChanged;
        if (isMove && document.querySelector('dialog:modal') === null) {
          focusHeading({ preventScroll: true });
        }
      }),
    [router],
  );
}
