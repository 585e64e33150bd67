import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Chip, EmptyState, NetDrawing, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { dayQuery } from '../api/read-day.ts';
import { hallPaths, isInHall, type HallPath } from '../halls.ts';
import { useAllDraws } from '../hooks/use-draws.ts';
import { useGroupTitle } from '../hooks/use-group-title.ts';
import { DayBar } from './day-bar.tsx';
import { ResultRow } from './result-row.tsx';
import styles from './results.module.css';

type DayGame = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof dayQuery>['queryFn']>>>
>['games'][number];

/** What was drawn on a day, every game with its last numbers (LOT-19). */
export function ResultsDay(props: {
  readonly day: string | undefined;
  readonly onDay: (day: string | undefined) => void;
}) {
  const t = useTranslations('lottery-results');
  const { code } = useLanguage();
  const [hall, setHall] = useState<HallPath>();
  useAllDraws();
  const query = useQuery(dayQuery(props.day, code));
  const { data } = query;
  const games = data?.games.filter((game) => hall === undefined || isInHall(hall, game)) ?? [];
  return (
    <>
      <PageHeading>{t('title')}</PageHeading>
      <p className="mt-0 mb-4 max-w-prose text-14 text-text-2">{t('text')}</p>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DayBar day={data?.day ?? props.day} today={data?.today} onDay={props.onDay} />
        <Halls hall={hall} onHall={setHall} />
      </div>
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : data === undefined ? (
        <Waiting />
      ) : (
        <Games games={games} day={data.day} />
      )}
    </>
  );
}

function Halls(props: {
  readonly hall: HallPath | undefined;
  readonly onHall: (hall: HallPath | undefined) => void;
}) {
  const t = useTranslations('lottery.halls');
  const all = useTranslations('lottery.modes')('all');
  return (
    <div role="group" aria-label={t('label')} className="flex flex-wrap gap-2">
      {[undefined, ...hallPaths].map((hall) => (
        <Chip
          key={hall ?? 'all'}
          isSelected={hall === props.hall}
          onClick={() => {
            props.onHall(hall);
          }}
        >
          {hall === undefined ? all : t(hall)}
        </Chip>
      ))}
    </div>
  );
}

function Games({ games, day }: { readonly games: readonly DayGame[]; readonly day: string }) {
  const t = useTranslations('lottery-results');
  const title = useGroupTitle();
  const drawn = games.filter((game) => game.drawn > 0);
  if (drawn.length === 0) {
    return <EmptyState drawing={<NetDrawing />} title={t('emptyTitle')} text={t('emptyText')} />;
  }
  const families = [...Map.groupBy(drawn, ({ families: [family = ''] }) => family)];
  return (
    <div className="grid gap-6">
      {families.map(([family, list]) => (
        <section key={family} aria-labelledby={`results-${family}`}>
          <h2 id={`results-${family}`} className="mt-0 mb-2 text-18 font-semibold">
            {title(family)}
          </h2>
          <ul className={styles['games']}>
            {list.map((game) => (
              <li key={game.gameCode}>
                <DayGameCard game={game} day={day} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function DayGameCard({ game, day }: { readonly game: DayGame; readonly day: string }) {
  const t = useTranslations('lottery-results');
  const [family = ''] = game.families;
  return (
    <article className={styles['game']} aria-labelledby={`game-${game.gameCode}`}>
      <h3 id={`game-${game.gameCode}`} className={styles['game-title']}>
        <bdi>{game.displayName}</bdi>
        <small>{t('drawn', { count: game.drawn })}</small>
      </h3>
      <ol className={styles['rows']}>
        {game.results.map((issue) => (
          <ResultRow key={issue.issueNo} issue={issue} family={family} isShort />
        ))}
      </ol>
      <Link
        to="/lotteryResults"
        search={{ gameCode: game.gameCode, day }}
        className={styles['all']}
        aria-label={t('allOf', { game: game.displayName })}
      >
        {t('all')}
      </Link>
    </article>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton height="160px" />
      <Skeleton height="160px" />
      <StillLoading />
    </div>
  );
}
