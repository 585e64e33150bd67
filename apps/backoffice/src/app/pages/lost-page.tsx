import { useTranslations } from '@portal/i18n/react';
import { buttonClass, EmptyState, MapPinDrawing } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/page-title.ts';

export function LostPage() {
  const t = useTranslations('desk-shell.lost');
  usePageTitle(t('title'));
  return (
    <main data-ux="SYS-07" className="grid min-h-dvh place-items-center">
      <EmptyState
        drawing={<MapPinDrawing />}
        headingLevel={1}
        title={t('title')}
        text={t('text')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('action')}
          </Link>
        }
      />
    </main>
  );
}
