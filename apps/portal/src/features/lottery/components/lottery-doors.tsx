import { useLanguage, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { popularQuery } from '../api/list-popular.ts';
import { hallPaths, isInHall, type GameMenu, type HallPath } from '../halls.ts';
import { useServerNow } from '../hooks/use-server-now.ts';
import styles from './hall.module.css';
import { GameCard } from './lottery-lobby.tsx';

/** From a centre of lotteries to our own: the three halls and the games played most. */
export function LotteryDoors() {
  const t = useTranslations('lottery.halls');
  const { code } = useLanguage();
  const { data, dataUpdatedAt } = useQuery(popularQuery(code));
  return (
    <section aria-labelledby="own-draws" className="mt-4 grid gap-3" data-ux="LOT-18">
      <h2 id="own-draws" className="m-0 text-18 font-semibold">
        {t('own')}
      </h2>
      <nav aria-label={t('label')} className={styles['halls']}>
        {hallPaths.map((path) => (
          <Link key={path} to={path}>
            {t(path)}
          </Link>
        ))}
      </nav>
      {data !== undefined && <Popular told={data} readAtMs={dataUpdatedAt} games={data.list} />}
    </section>
  );
}

function Popular(props: {
  readonly told: { readonly serverTime: string };
  readonly readAtMs: number;
  readonly games: readonly GameMenu[];
}) {
  const { told, readAtMs, games } = props;
  const now = useServerNow({ serverTime: told.serverTime, readAtMs });
  return (
    <ul className={styles['cards']}>
      {games.map((game) => (
        <li key={game.gameCode}>
          <GameCard hall={hallOf(game)} game={game} now={now} />
        </li>
      ))}
    </ul>
  );
}

function hallOf(game: GameMenu): HallPath {
  return hallPaths.find((path) => isInHall(path, game)) ?? '/lottery';
}
