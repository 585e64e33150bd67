import { useFormats, useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { nowMs } from '../../../shared/time/clock.ts';
import type { Withdrawal } from '../api/read-withdrawal.ts';
import { useReasonText } from './reason-text.ts';

/** Rulings that did not follow all that its member said. */
const ruledAgainst: ReadonlySet<string | null> = new Set([
  'ruled',
  'ruled_payer_right',
  'ruled_partial',
]);

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
      {ruledAgainst.has(reason) && (
        <Link to="/service" className="font-semibold text-link">
          {t('object')}
        </Link>
      )}
      {note !== null && <q className="text-text-2">{note}</q>}
      <span className="text-14 text-text-2">
        {t('since', { time: formats.fullDateTime(since) })}
      </span>
      <Due dueAt={dueAt} isMembers={nextActor === 'member'} />
    </div>
  );
}

/** By when; and once that has passed, that it has, and who tells why. */
function Due(props: { readonly dueAt: string | null; readonly isMembers: boolean }) {
  const t = useTranslations('cashier.tracker');
  const formats = useFormats();
  const { dueAt, isMembers } = props;
  if (dueAt === null) {
    return null;
  }
  const time = formats.fullDateTime(dueAt);
  if (Date.parse(dueAt) > nowMs()) {
    return <span className="text-14 text-text-2">{t('due', { time })}</span>;
  }
  return (
    <>
      <span className="text-14 font-semibold text-warn">{t('wasDue', { time })}</span>
      {!isMembers && (
        <>
          <span className="text-14">{t('late')}</span>
          <Link to="/service" className="font-semibold text-link">
            {t('askService')}
          </Link>
        </>
      )}
    </>
  );
}
