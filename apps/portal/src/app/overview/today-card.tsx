import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, presetRange, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { betTotalsQuery } from '../../features/records/api/read-bet-totals.ts';
import { useDays } from '../../features/records/hooks/use-days.ts';
import { LoadFailed } from '../../shared/client/load-failed.tsx';
import { MoneyText } from '../../shared/money/money-text.tsx';
import { protectionQuery } from '../../shared/protection/api/read-protection.ts';

const all = { mode: 'real', category: undefined, provider: undefined, state: undefined } as const;

/** What play came to today and how long it lasts, beside the way to limits (MC-01, RG-01). */
export function TodayCard() {
  const t = useTranslations('overview');
  const { today } = useDays({});
  const totals = useQuery(betTotalsQuery({ ...presetRange('today', today), ...all }));
  const protection = useQuery(protectionQuery);
  const error = totals.error ?? protection.error;
  const isWhole = totals.data !== undefined && protection.data !== undefined;
  return (
    <Card className="grid content-start gap-3 p-4">
      <h2 className="m-0 text-16 font-semibold text-text-2">{t('today')}</h2>
      {error !== null && !isWhole && (
        <LoadFailed
          error={error}
          headingLevel={2}
          onRetry={() => {
            void totals.refetch();
            void protection.refetch();
          }}
        />
      )}
      {error === null && !isWhole && (
        <div aria-busy="true">
          <Skeleton className="h-14" />
        </div>
      )}
      {isWhole && (
        <Facts
          net={totals.data.net}
          currency={totals.data.currency}
          minutes={protection.data.check.playedMinutes}
        />
      )}
      <Link
        to="/m/limits"
        className="inline-flex min-h-11 items-center text-14 font-semibold text-link"
      >
        {t('limits')}
      </Link>
    </Card>
  );
}

function Facts(props: {
  readonly net: string;
  readonly currency: string;
  readonly minutes: number;
}) {
  const net = useTranslations('profit')('net');
  const t = useTranslations('protection.today');
  const formats = useFormats();
  return (
    <dl className="m-0 grid gap-2">
      <div className="flex justify-between gap-3">
        <dt className="text-text-2">{net}</dt>
        <dd className="m-0 font-semibold">
          <MoneyText amount={props.net} currency={props.currency} sign="always" tone="signed" />
        </dd>
      </div>
      <div className="flex justify-between gap-3">
        <dt className="text-text-2">{t('playing')}</dt>
        <dd className="m-0 font-semibold tabular-nums">
          {t('minutes', { minutes: formats.count(props.minutes) })}
        </dd>
      </div>
    </dl>
  );
}
