import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { popularQuery } from '../api/list-popular.ts';
import { hallOf } from '../halls.ts';
import { useAllDraws } from '../hooks/use-draws.ts';
import { ServerClock } from '../hooks/use-server-time.tsx';
import { GameCard } from './game-card.tsx';
import styles from './hall.module.css';

const mostShown = 8;

/**
 * The draws of the house that are played most, each with the ring of its time and its last result
 * (H-11); nothing where the house draws nothing.
 */
export function DrawsRow() {
  const t = useTranslations('lottery.halls');
  const { code } = useLanguage();
  useAllDraws();
  const query = useQuery(popularQuery(code, 'ELOTT'));
  const { data } = query;
  if (data?.list.length === 0) {
    return null;
  }
  return (
    <section data-ux="H-11" className="mt-6 lg:mt-8" aria-labelledby="draws-row">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="draws-row" className="text-20 font-semibold">
          {t('own')}
        </h2>
        <Link
          to="/lottery"
          className="inline-flex min-h-11 items-center px-2 text-14 font-semibold text-link lg:min-h-8"
        >
          {t('all')}
        </Link>
      </div>
      {data === undefined && query.isError && (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPending && <Skeleton height="112px" />}
      {data !== undefined && (
        <ServerClock serverTime={data.serverTime} readAtMs={query.dataUpdatedAt}>
          <ul className={styles['strip']}>
            {data.list.slice(0, mostShown).map((game) => (
              <li key={game.gameCode}>
                <GameCard hall={hallOf(game)} game={game} prizeMode="ELOTT" />
              </li>
            ))}
          </ul>
        </ServerClock>
      )}
    </section>
  );
}
