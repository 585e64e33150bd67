import { useFormats, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useBalance } from '../../../shared/money/api/read-balance.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useMember } from '../../../shared/session/session.ts';
import { protectionQuery } from '../../../shared/protection/api/read-protection.ts';

/**
 * What stands in the strip of a game of ours, beside one that is played in a window of its own: how
 * long the play lasts, what today came to, and the wallet (R9, RG-01).
 */
export function LaunchFacts() {
  const t = useTranslations('protection.today');
  const formats = useFormats();
  const isReal = useMember()?.isTrial === false;
  const { data } = useQuery({ ...protectionQuery, enabled: isReal });
  const { data: wallet } = useBalance();
  if (data === undefined) {
    return null;
  }
  const { today, currency, check } = data;
  const parts = [
    { label: t('playing'), value: t('minutes', { minutes: formats.count(check.playedMinutes) }) },
    {
      label: t('net'),
      value: <MoneyText amount={today.net} currency={currency} sign="always" tone="signed" />,
    },
    ...(wallet === undefined
      ? []
      : [
          {
            label: t('wallet'),
            value: <MoneyText amount={wallet.balance} currency={wallet.currency} />,
          },
        ]),
  ];
  return (
    <dl
      data-ux="SYS-18-facts"
      className="mx-auto mb-4 flex flex-wrap justify-center gap-x-8 gap-y-2"
    >
      {parts.map(({ label, value }) => (
        <div key={label}>
          <dt className="text-12 text-text-2">{label}</dt>
          <dd className="m-0 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
