import { useTranslations } from '@portal/i18n/react';
import { focusHeading, Toaster } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PopupWatch } from '../features/notices/components/popup-watch.tsx';
import { Footer } from '../features/shell/components/footer.tsx';
import { HelpBar } from '../features/shell/components/help-bar.tsx';
import { fetchFailures } from '../shared/client/late-failure.tsx';
import { ProofLayer } from '../shared/step-up/proof-layer.tsx';
import { DialogLayer } from './dialog-layer.tsx';
import type { PageFrame } from './page-row.ts';
import { parentOf } from './parent-of.ts';
import { usePage } from './use-page.ts';
import { shellLinks } from './shell-links.ts';

/** The footer under the page, and the dialogs and toasts that open over it. */
export function Layers({ frame }: { readonly frame: PageFrame }) {
  const t = useTranslations('ui.toast');
  const page = usePage();
  const hasDialog = page?.dialog !== undefined;
  useHeadingAfterNavigation();
  useEffect(() => {
    void fetchFailures();
  }, []);
  return (
    <>
      {frame !== 'footerless' && frame !== 'game' && <Footer links={shellLinks} />}
      {frame !== 'game' && <HelpBar hasTitleBar={parentOf(page) !== undefined} />}
      <PopupWatch isWelcome={frame === 'portal' && !hasDialog} />
      <DialogLayer />
      <ProofLayer />
      <Toaster label={t('region')} closeLabel={t('close')} />
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
