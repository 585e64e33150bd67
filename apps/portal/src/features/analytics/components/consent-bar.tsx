import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import type { Consent } from '../../../shared/site/consent.ts';

/** The question before anything is counted; both answers have one size (SYS-21). */
export function ConsentBar({ onChoose }: { readonly onChoose: (consent: Consent) => void }) {
  const t = useTranslations('analytics');
  return (
    <section
      data-ux="SYS-21"
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-14 z-30 border-t border-line bg-s2 shadow-2 lg:bottom-0"
    >
      <div className="page-frame flex flex-wrap items-center gap-3 py-3 text-14">
        <p className="min-w-60 flex-1">{t('text')}</p>
        <span className="flex gap-2">
          <Button
            onClick={() => {
              onChoose('no');
            }}
          >
            {t('refuse')}
          </Button>
          <Button
            onClick={() => {
              onChoose('yes');
            }}
          >
            {t('allow')}
          </Button>
        </span>
      </div>
    </section>
  );
}
