import { useFormats, useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { overviewQuery } from '../api/read-team-overview.ts';
import { useTeamDays } from '../hooks/use-team-days.ts';
import { wantsFactor } from './factor-first.tsx';
import { Tile, TileGroup } from './tiles.tsx';

/** What the team moved today: the head of its overview (AC-02). */
export function HomeFigures() {
  const t = useTranslations('team-reports.overview');
  const figure = useTranslations('team-reports.figures');
  const title = useTranslations('agents')('today');
  const formats = useFormats();
  const { range } = useTeamDays({});
  const { data, error, refetch } = useQuery(overviewQuery(range));
  if (data === undefined) {
    return error === null ? (
      <Skeleton height="132px" />
    ) : wantsFactor(error) ? null : (
      <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
    );
  }
  const { figures, income, people, currency } = data;
  return (
    <TileGroup title={title}>
      <Tile label={figure('deposit')}>
        <MoneyText amount={figures.deposit} currency={currency} />
      </Tile>
      <Tile label={figure('withdrawal')}>
        <MoneyText amount={figures.withdrawal} currency={currency} />
      </Tile>
      <Tile label={figure('valid')}>
        <MoneyText amount={figures.valid} currency={currency} />
      </Tile>
      <Tile label={figure('net')}>
        <MoneyText amount={figures.net} currency={currency} sign="always" tone="signed" />
      </Tile>
      <Tile label={t('netIncome')}>
        <MoneyText amount={income.net} currency={currency} sign="always" tone="signed" />
      </Tile>
      <Tile label={t('registrations')}>{formats.count(people.registrations)}</Tile>
    </TileGroup>
  );
}
