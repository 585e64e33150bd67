import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import type { Withdrawal } from '../api/read-withdrawal.ts';
import { useReasonText } from './reason-text.ts';

/** Who acts next, since when, expected by when, and why. */
export function NextAct({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations('cashier.tracker');
  const formats = useFormats();
  const reasonText = useReasonText();
  const { nextActor, since, dueAt, reason, note } = withdrawal;
  return (
    <div role="status" className="grid gap-1 rounded-card bg-s2 p-3">
      <strong>{nextActor === null ? t('over') : t(`actor.${nextActor}`)}</strong>
      {reason !== null && <span>{reasonText(reason)}</span>}
      {reason === 'papers_wanted' && (
        <Link to="/m/verification" className="font-semibold text-link">
          {t('sendPapers')}
        </Link>
      )}
      {note !== null && <q className="text-text-2">{note}</q>}
      <span className="text-14 text-text-2">
        {t('since', { time: formats.fullDateTime(since) })}
      </span>
      {dueAt !== null && (
        <span className="text-14 text-text-2">
          {t('due', { time: formats.fullDateTime(dueAt) })}
        </span>
      )}
    </div>
  );
}
