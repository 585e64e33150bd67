import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, Stat } from '@portal/ui';
import { MoneyText } from '../../../shared/money-text.tsx';
import type { SiteDay } from '../api/read-overview.ts';

const amounts = [
  'stakeAmount',
  'payoutAmount',
  'grossAmount',
  'depositAmount',
  'withdrawalAmount',
  'costAmount',
] as const;

/** What one day of the site came to. */
export function DayFigures(props: {
  readonly title: string;
  readonly day: SiteDay;
  readonly currency: string;
}) {
  const t = useTranslations('desk-overview.figure');
  const formats = useFormats();
  const { title, day, currency } = props;
  return (
    <Card className="grid gap-3">
      <h3 className="m-0 flex flex-wrap items-baseline gap-2 text-16 font-semibold">
        {title}{' '}
        <time dateTime={day.day} dir="ltr" className="text-13 font-normal text-text-2">
          {day.day}
        </time>
      </h3>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Stat label={t('players')}>{formats.count(day.players)}</Stat>
        <Stat label={t('betCount')}>{formats.count(day.betCount)}</Stat>
        {amounts.map((name) => (
          <Stat key={name} label={t(name)}>
            <MoneyText
              amount={day[name]}
              currencyCode={currency}
              isChange={name === 'grossAmount'}
            />
          </Stat>
        ))}
      </div>
    </Card>
  );
}
