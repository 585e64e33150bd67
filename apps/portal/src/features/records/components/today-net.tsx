import { useTranslations } from '@portal/i18n/react';
import { presetRange } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useMember } from '../../../shared/session/session.ts';
import { betTotalsQuery } from '../api/read-bet-totals.ts';
import { useDays } from '../hooks/use-days.ts';

/** What the bets of the day came to, for the wallet; a trial has no record of it. */
export function TodayNet() {
  const t = useTranslations('records.wallet');
  const { today } = useDays({});
  const isReal = useMember()?.isTrial === false;
  const filter = {
    mode: 'real',
    category: undefined,
    provider: undefined,
    state: undefined,
  } as const;
  const { data } = useQuery({
    ...betTotalsQuery({ ...presetRange('today', today), ...filter }),
    enabled: isReal,
  });
  return (
    data !== undefined && (
      <p className="flex justify-between gap-3 text-14">
        <span className="text-text-2">{t('todayNet')}</span>
        <MoneyText amount={data.net} currency={data.currency} sign="always" tone="signed" />
      </p>
    )
  );
}
