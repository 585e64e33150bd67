import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Button, ChevronStartIcon, Skeleton, Tabs } from '@portal/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { useDocumentTitle } from '../../../shared/heading/use-document-title.ts';
import { dayQuery } from '../api/read-day.ts';
import { lastResultsQuery, resultsQuery } from '../api/read-results.ts';
import { TrendPanel } from '../components/trend-panel.tsx';
import { useGameDraws } from '../hooks/use-draws.ts';
import { DayBar } from './day-bar.tsx';
import { ResultRow } from './result-row.tsx';
import { RoadMaps } from './road-maps.tsx';
import styles from './results.module.css';

interface GameProps {
  readonly gameCode: string;
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}

const tabs = ['history', 'trend', 'roads'] as const;

/** The draws of one game: day by day, and what can be counted of the last ones (LOT-19). */
export function ResultsGame({ gameCode, day, onDay }: GameProps) {
  const t = useTranslations('lottery-results');
  const { code } = useLanguage();
  useGameDraws(gameCode);
  const days = useQuery(dayQuery(day, code));
  const [tab, setTab] = useState<(typeof tabs)[number]>('history');
  const game = days.data?.games.find((row) => row.gameCode === gameCode);
  useDocumentTitle(game?.displayName, game !== undefined);
  if (days.data === undefined || game === undefined) {
    return days.isError || days.data !== undefined ? (
      <LoadFailed error={days.error} headingLevel={1} onRetry={() => void days.refetch()} />
    ) : (
      <Waiting />
    );
  }
  const [family = ''] = game.families;
  return (
    <>
      <Link
        to="/lotteryResults"
        search={{ day: days.data.day }}
        className="mb-2 inline-flex min-h-[max(32px,var(--target))] items-center gap-1 text-14 text-link"
      >
        <ChevronStartIcon size={16} />
        {t('allGames')}
      </Link>
      <PageHeading>
        <bdi>{game.displayName}</bdi>
      </PageHeading>
      <Tabs
        label={t('views')}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'history' ? (
          <div className="grid gap-3">
            <DayBar day={days.data.day} today={days.data.today} onDay={onDay} />
            <History gameCode={gameCode} family={family} day={days.data.day} />
          </div>
        ) : (
          <Counted gameCode={gameCode} family={family} look={tab} />
        )}
      </Tabs>
    </>
  );
}

function History(props: {
  readonly gameCode: string;
  readonly family: string;
  readonly day: string;
}) {
  const t = useTranslations('lottery-results');
  const query = useInfiniteQuery(resultsQuery(props.gameCode, props.day));
  const results = query.data?.pages.flatMap((page) => page.results);
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (results === undefined) {
    return <Waiting />;
  }
  if (results.length === 0) {
    return <p className="m-0 text-14 text-text-2">{t('emptyDay')}</p>;
  }
  return (
    <>
      <ol className={styles['rows']}>
        {results.map((issue) => (
          <ResultRow key={issue.issueNo} issue={issue} family={props.family} isShort={false} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

/** Trends or roads of the last draws, whatever their day. */
function Counted(props: {
  readonly gameCode: string;
  readonly family: string;
  readonly look: 'trend' | 'roads';
}) {
  const { gameCode, family, look } = props;
  const query = useQuery(lastResultsQuery(gameCode));
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (query.data === undefined) {
    return <Waiting />;
  }
  const { results } = query.data;
  return look === 'trend' ? (
    <div className="max-w-3xl">
      <TrendPanel issues={results} family={family} />
    </div>
  ) : (
    <RoadMaps issues={results} family={family} />
  );
}

function Waiting() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton height="320px" />
      <StillLoading />
    </div>
  );
}
