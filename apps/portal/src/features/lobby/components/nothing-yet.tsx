import { useTranslations } from '@portal/i18n/react';
import { buttonClass, CalmSeaDrawing, EmptyState } from '@portal/ui';
import { Link } from '@tanstack/react-router';

/** A category that no vendor offers games of; its address works all the same. */
export function NothingYet({ title }: { readonly title: string }) {
  const t = useTranslations('lobby.nothingYet');
  return (
    <div className="page-frame py-8">
      <h1 className="mb-6 text-24 font-bold lg:text-30">{title}</h1>
      <EmptyState
        drawing={<CalmSeaDrawing />}
        title={t('title')}
        text={t('text')}
        action={
          <Link to="/hot" className={buttonClass({ variant: 'primary' })}>
            {t('find')}
          </Link>
        }
      />
    </div>
  );
}
