import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card } from '@portal/ui';
import { Link } from '@tanstack/react-router';

/** The way to the app (H-14). */
export function AppStrip() {
  const t = useTranslations('home-late.app');
  return (
    <Card
      data-ux="H-14"
      className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-5"
    >
      <div className="min-w-0 flex-[1_1_280px]">
        <h2 className="text-18 font-semibold">{t('title')}</h2>
        <p className="mt-1 text-14 text-text-2">{t('text')}</p>
      </div>
      <Link to="/down" className={buttonClass({ variant: 'primary' })}>
        {t('action')}
      </Link>
    </Card>
  );
}
