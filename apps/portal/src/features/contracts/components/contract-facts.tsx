import { useFormats, useTranslations } from '@portal/i18n/react';
import { contractCauses } from '@portal/records';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import type { Contract } from '../api/read-consolidated.ts';

/** Who pays whom, since when, until when, and what somebody said about it. */
export function ContractFacts({ contract }: { readonly contract: Contract }) {
  const t = useTranslations('contracts');
  const formats = useFormats();
  const { currency } = useSite();
  const { direction, payer, payee, startsAt, endsAt, request, reason, receivable } = contract;
  const cause = contractCauses.find((name) => name === reason);
  const parts = [
    direction === 'in' ? t('paidBy', { name: payer ?? t('house') }) : t('paidTo', { name: payee }),
    t(`period.${contract.periodType}`),
    ...(startsAt === null ? [] : [t('since', { moment: formats.dateTime(startsAt) })]),
    ...(endsAt === null ? [] : [t('ends', { moment: formats.dateTime(endsAt) })]),
  ];
  return (
    <div className="grid gap-1 text-14 text-text-2">
      <p className="m-0">{parts.join(' · ')}</p>
      {request !== null && (
        <p className="m-0">
          {t(`request.${request.type}`)}
          {' · '}
          {t(request.type === 'TERMINATION' ? 'happens' : 'lapses', {
            moment: formats.dateTime(request.until),
          })}
        </p>
      )}
      {receivable !== null && (
        <p className="m-0 text-warn" data-ux="AC-21">
          {t('receivable')} <MoneyText amount={receivable} currency={currency} />
        </p>
      )}
      {reason !== null && (
        <p className="m-0" dir="auto">
          {t('because', { reason: cause === undefined ? reason : t(`endedBy.${cause}`) })}
        </p>
      )}
    </div>
  );
}
