import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { buttonClass, Card, ShieldIcon } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { usePause } from '../protection/use-pause.ts';
import { PauseCard } from './pause-card.tsx';
import { isPauseRefusal } from './pause-refusals.ts';
import { useReachedLimit } from './use-reached-limit.ts';

/**
 * A limit or a pause of the member's own that stands in the way of a deposit, a bet or a launch:
 * which one, what is left, until when, and where it is kept (RG-06). What somebody has set is no
 * fault.
 */
export function LimitReached({ failure }: { readonly failure: Failure | undefined }) {
  const t = useTranslations('reached');
  const reachedLimit = useReachedLimit();
  const isPaused = isPauseRefusal(failure);
  const pause = usePause(isPaused);
  if (isPaused) {
    return <PauseCard pause={pause} asked />;
  }
  const text = failure === undefined ? undefined : reachedLimit(failure);
  if (text === undefined) {
    return null;
  }
  return (
    <Card data-ux="RG-06" role="status" className="grid gap-3 text-start">
      <p className="m-0 flex items-start gap-2">
        <span className="shrink-0 text-warn">
          <ShieldIcon size={20} />
        </span>
        <span>{text}</span>
      </p>
      <Link to="/m/limits" className={buttonClass({ size: 'touch' })}>
        {t('toLimits')}
      </Link>
    </Card>
  );
}
