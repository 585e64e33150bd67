import { useFormats, useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { overviewQuery } from '../api/read-team-overview.ts';
import { useTeamDays } from '../hooks/use-team-days.ts';
import { wantsFactor } from './factor-first.tsx';
import { Tile, TileGroup } from './tiles.tsx';
import { TrendTiles } from './trend-tiles.tsx';

/** What the team moved today, each figure with its difference to the day before (AC-02). */
export function HomeFigures() {
  const t = useTranslations('agents');
  const overview = useTranslations('team-reports.overview');
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
  const change = data.trend.registrations;
  return (
    <TileGroup title={t('today')}>
      <TrendTiles overview={data} against={t('dayBefore')} />
      <Tile
        label={overview('registrations')}
        beside={
          <>
            <bdi dir="ltr">
              {change > 0 && '+'}
              {formats.count(change)}
            </bdi>{' '}
            {t('dayBefore')}
          </>
        }
      >
        {formats.count(data.people.registrations)}
      </Tile>
    </TileGroup>
  );
}
