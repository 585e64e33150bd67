import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { nowMs } from '../../../shared/time/clock.ts';
import type { Deposit } from '../api/read-deposit.ts';
import { useDepositReason } from '../deposit-reasons.ts';

/** Who acts next, since when, expected by when, and why. */
export function DepositNext(props: { readonly deposit: Deposit; readonly isAsking: boolean }) {
  const { deposit, isAsking } = props;
  const t = useTranslations('deposit');
  const formats = useFormats();
  const reasonText = useDepositReason();
  const { nextActor, since, dueAt, reason, note } = deposit;
  // Of the time to pay, which is the member's own, the way to pay says that it is over.
  const isLate = dueAt !== null && nextActor !== 'member' && Date.parse(dueAt) < nowMs();
  return (
    <div role="status" className="grid gap-1 rounded-card bg-s2 p-3">
      <strong>{isAsking ? t('tracker.asking') : t(`actor.${nextActor ?? 'over'}`)}</strong>
      {reason !== null && <span>{reasonText(reason)}</span>}
      {note !== null && <q className="text-text-2">{note}</q>}
      <span className="text-14 text-text-2">
        {t('tracker.since', { time: formats.fullDateTime(since) })}
      </span>
      {dueAt !== null && !isLate && (
        <span className="text-14 text-text-2">
          {t('tracker.due', { time: formats.fullDateTime(dueAt) })}
        </span>
      )}
      {dueAt !== null && isLate && (
        <span className="text-14">
          {t('tracker.wasDue', { time: formats.fullDateTime(dueAt) })}{' '}
          <Link to="/service" className="font-semibold text-link">
            {t('service')}
          </Link>
        </span>
      )}
    </div>
  );
}
