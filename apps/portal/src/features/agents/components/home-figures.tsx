import { useFormats, useTranslations } from '@portal/i18n/react';
import { presetRange, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { overviewQuery, type TeamOverview } from '../api/read-team-overview.ts';
import { useTeamDays } from '../hooks/use-team-days.ts';
import { wantsFactor } from './factor-first.tsx';
import { Tile, TileGroup } from './tiles.tsx';

/**
 * What the team moved today, each figure with its difference to the day before: the head of its
 * overview (AC-02). Without the day before the figures stand alone.
 */
export function HomeFigures() {
  const title = useTranslations('agents')('today');
  const { range, today } = useTeamDays({});
  const { data, error, refetch } = useQuery(overviewQuery(range));
  const before = useQuery(overviewQuery(presetRange('yesterday', today)));
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="132px" />
    ) : wantsFactor(error) ? null : (
      <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
    );
  }
  return (
    <TileGroup title={title}>
      <Figures today={data} before={before.data} />
    </TileGroup>
  );
}

interface FiguresProps {
  readonly today: TeamOverview;
  readonly before: TeamOverview | undefined;
}

function Figures({ today, before }: FiguresProps) {
  const t = useTranslations('team-reports.overview');
  const figure = useTranslations('team-reports.figures');
  const formats = useFormats();
  const { currency } = today;
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  const net = (amount: string) => (
    <MoneyText amount={amount} currency={currency} sign="always" tone="signed" />
  );
  const tile = (label: string, of: (day: TeamOverview) => string, show = money) => (
    <Tile
      key={label}
      label={label}
      beside={
        before && (
          <Against>{net(fromMinor(toMinor(of(today)) - toMinor(of(before)), currency))}</Against>
        )
      }
    >
      {show(of(today))}
    </Tile>
  );
  return (
    <>
      {tile(figure('deposit'), ({ figures }) => figures.deposit)}
      {tile(figure('withdrawal'), ({ figures }) => figures.withdrawal)}
      {tile(figure('valid'), ({ figures }) => figures.valid)}
      {tile(figure('net'), ({ figures }) => figures.net, net)}
      {tile(t('netIncome'), ({ income }) => income.net, net)}
      <Tile
        label={t('registrations')}
        beside={
          before && (
            <Against>
              <bdi dir="ltr">
                {signed(today.people.registrations - before.people.registrations, (value) =>
                  formats.count(value),
                )}
              </bdi>
            </Against>
          )
        }
      >
        {formats.count(today.people.registrations)}
      </Tile>
    </>
  );
}

function signed(difference: number, count: (value: number) => string): string {
  return difference > 0 ? `+${count(difference)}` : count(difference);
}

function Against({ children }: { readonly children: ReactNode }) {
  const text = useTranslations('agents')('dayBefore');
  return (
    <>
      {children} {text}
    </>
  );
}
