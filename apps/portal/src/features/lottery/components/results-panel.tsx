import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Skeleton } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { resultsQuery } from '../api/read-results.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import styles from './side.module.css';

/** What was drawn before, the newest first (LOT-11). */
export function ResultsPanel({
  gameCode,
  family,
}: {
  readonly gameCode: string;
  readonly family: string;
}) {
  const t = useTranslations('lottery.results');
  const formats = useFormats();
  const query = useInfiniteQuery(resultsQuery(gameCode));
  const results = query.data?.pages.flatMap((page) => page.results);
  if (query.isError) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
  }
  if (results === undefined) {
    return (
      <>
        <Skeleton height="240px" />
        <StillLoading />
      </>
    );
  }
  if (results.length === 0) {
    return <p className="m-0 text-14 text-text-2">{t('empty')}</p>;
  }
  return (
    <div data-ux="LOT-11">
      <ol className={styles['results']}>
        {results.map((issue) => (
          <li key={issue.issueNo}>
            <span className="text-12 text-text-3">
              <bdi>{issue.issueNo}</bdi>
              {' · '}
              {formats.time(issue.drawsAt)}
            </span>
            {issue.draw === null ? (
              <span className="text-13">{t('void')}</span>
            ) : (
              <DrawnNumbers draw={issue.draw} family={family} isShort />
            )}
          </li>
        ))}
      </ol>
      <p className="my-2 text-13">
        <Link to="/lotteryResults" search={{ gameCode }} className="text-link">
          {t('all')}
        </Link>
      </p>
      {query.hasNextPage && (
        <Button block busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
