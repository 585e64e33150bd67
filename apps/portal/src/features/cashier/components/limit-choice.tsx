import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';

/** Before the first deposit: a limit, or the word that none is wanted (R6). */
export function LimitChoice({ onWithout }: { readonly onWithout: () => void }) {
  const t = useTranslations('deposit.choice');
  return (
    <section data-ux="MC-06-limit" className="grid gap-3">
      <h2 className="m-0 text-20 font-bold">{t('title')}</h2>
      <p className="m-0">{t('text')}</p>
      <Link to="/m/limits" className={buttonClass({ variant: 'primary', size: 'touch' })}>
        {t('set')}
      </Link>
      <Button size="touch" onClick={onWithout}>
        {t('without')}
      </Button>
    </section>
  );
}
