import { useTranslations } from '@portal/i18n/react';
import { Toaster } from '@portal/ui';
import { Footer } from '../features/shell/components/footer.tsx';
import { HelpBubble } from '../features/shell/components/help-bubble.tsx';
import { DialogLayer } from './dialog-layer.tsx';
import type { PageFrame } from './page-row.ts';

/** The footer under the page, and the dialogs and toasts that open over it. */
export function Layers({ frame }: { readonly frame: PageFrame }) {
  const t = useTranslations('ui.toast');
  return (
    <>
      {frame === 'portal' && <Footer />}
      {frame !== 'game' && <HelpBubble />}
      <DialogLayer />
      <Toaster label={t('region')} closeLabel={t('close')} />
    </>
  );
}
