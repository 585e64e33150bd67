import { useTranslations } from '@portal/i18n/react';
import { buttonClass, EmptyState, FoldedBoatDrawing } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { failureIn } from '../../../shared/client/failure-in.ts';

/** Whether the site wants a second factor of agents before they see anything else. */
export function wantsFactor(error: unknown): boolean {
  return failureIn(error)?.code === 'factor_required';
}

/** What stands in place of a page of agents until the second factor is bound. */
export function FactorFirst() {
  const t = useTranslations('agents.factor');
  return (
    <EmptyState
      drawing={<FoldedBoatDrawing />}
      title={t('title')}
      text={t('text')}
      action={
        <Link to="/m/securityCenter" className={buttonClass({ variant: 'primary' })}>
          {t('go')}
        </Link>
      }
    />
  );
}
