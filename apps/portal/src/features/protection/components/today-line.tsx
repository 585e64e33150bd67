import { useFormats, useTranslations } from '@portal/i18n/react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Protection } from '../../../shared/protection/api/read-protection.ts';

/** What today came to and how long the play lasts (RG-01). */
export function TodayLine({ protection }: { readonly protection: Protection }) {
  const t = useTranslations('protection.today');
  const formats = useFormats();
  const { today, currency, check } = protection;
  const parts = [
    {
      label: t('net'),
      value: <MoneyText amount={today.net} currency={currency} sign="always" tone="signed" />,
    },
    { label: t('staked'), value: <MoneyText amount={today.staked} currency={currency} /> },
    { label: t('returned'), value: <MoneyText amount={today.returned} currency={currency} /> },
    { label: t('playing'), value: t('minutes', { minutes: formats.count(check.playedMinutes) }) },
  ];
  return (
    <div data-ux="RG-01" className="grid gap-2">
      <dl className="grid grid-cols-2 gap-4 rounded-card border border-line bg-s1 p-4 sm:grid-cols-4">
        {parts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-12 text-text-2">{label}</dt>
            <dd className="text-16 font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="m-0 max-w-prose text-13 text-text-2">{t('note')}</p>
    </div>
  );
}
