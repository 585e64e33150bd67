import { useFormats, useTranslations } from '@portal/i18n/react';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { heldReason } from '../held-reason.ts';
import { useStepReason } from '../step-reasons.ts';

/** What stands against paying a withdrawal; it is no step of its history. */
export function HoldNote({ withdrawal }: { readonly withdrawal: ReviewedWithdrawal }) {
  const reasonText = useStepReason();
  const t = useTranslations('desk-cashier');
  const formats = useFormats();
  const reason = heldReason(withdrawal);
  const { evidenceUntil, isCancellable, isRulingOfOthers } = withdrawal;
  return (
    <>
      {reason !== undefined && <p className="m-0 text-warn">{reasonText(reason)}</p>}
      {isCancellable && <p className="m-0 text-14">{t('callBack')}</p>}
      {isRulingOfOthers && <p className="m-0 text-warn">{t('rulingOfOthers')}</p>}
      {evidenceUntil !== null && (
        <p className="m-0 text-warn">
          {t('evidenceUntil', { time: formats.fullDateTime(evidenceUntil) })}
        </p>
      )}
    </>
  );
}
