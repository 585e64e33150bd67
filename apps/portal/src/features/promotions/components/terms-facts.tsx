import { useFormats, useTranslations } from '@portal/i18n/react';
import type { ReactNode } from 'react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Promotion } from '../../../shared/promotions/list-promotions.ts';

/** What holds, in numbers, before anybody takes part (PR-02). */
export function TermsFacts({ promotion }: { readonly promotion: Promotion }) {
  const t = useTranslations('promotions.terms');
  const formats = useFormats();
  const money = useMoneyLine();
  const { currency, cycle, leastAmount, newWithinDays, opensAt, closesAt, wagering } = promotion;
  const { base, multiple, maxStakeAmount, days, winningsPolicy } = wagering;
  return (
    <dl className="m-0 grid gap-x-6 gap-y-3 sm:grid-cols-2">
      <Fact label={t('runs')}>
        {t('span', { from: formats.dateTime(opensAt), to: formats.dateTime(closesAt) })}
      </Fact>
      <Fact label={t('cycle')}>{t(`cycles.${cycle}`)}</Fact>
      {newWithinDays !== null && (
        <Fact label={t('audience')}>{t('newWithin', { count: newWithinDays })}</Fact>
      )}
      {leastAmount !== null && <Fact label={t('least')}>{money(leastAmount, currency)}</Fact>}
      <Fact label={t('turnover')}>
        {multiple === 0 ? t('turnoverNone') : t(`bases.${base}`, { count: multiple })}
      </Fact>
      {multiple > 0 && <Fact label={t('time')}>{t('days', { count: days })}</Fact>}
      {maxStakeAmount !== null && (
        <Fact label={t('maxStake')}>{money(maxStakeAmount, currency)}</Fact>
      )}
      {multiple > 0 && <Fact label={t('givingUp')}>{t(`policies.${winningsPolicy}`)}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-13 text-text-3">{label}</dt>
      <dd className="m-0 text-14 font-semibold">{children}</dd>
    </div>
  );
}
