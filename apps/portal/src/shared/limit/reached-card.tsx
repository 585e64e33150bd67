import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Card, ShieldIcon } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { type ReachedFacts, useReachedText } from './use-reached-limit.ts';

/** A limit of the own that leaves nothing: which, until when, and where it is kept (RG-06). */
export function ReachedCard({ facts }: { readonly facts: ReachedFacts }) {
  const t = useTranslations('reached');
  const reachedText = useReachedText();
  return (
    <Card data-ux="RG-06" role="status" className="grid gap-3 text-start">
      <p className="m-0 flex items-start gap-2">
        <span className="shrink-0 text-warn">
          <ShieldIcon size={20} />
        </span>
        <span>{reachedText(facts)}</span>
      </p>
      <Link to="/m/limits" className={buttonClass({ size: 'touch' })}>
        {t('toLimits')}
      </Link>
    </Card>
  );
}
