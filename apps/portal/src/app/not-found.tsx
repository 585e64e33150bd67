import { useTranslations } from '@portal/i18n/react';
import { BrokenRopeDrawing, buttonClass, EmptyState } from '@portal/ui';
import { Link } from '@tanstack/react-router';

/** An address that is no page (SYS-07). */
export function NotFound() {
  const t = useTranslations('system.notFound');
  return (
    <div data-ux="SYS-07" className="page-frame py-12">
      <EmptyState
        headingLevel={1}
        drawing={<BrokenRopeDrawing />}
        title={t('title')}
        text={t('text')}
        action={
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            {t('home')}
          </Link>
        }
      />
    </div>
  );
}
