import { useLanguage, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { popularQuery } from '../api/list-popular.ts';
import { hallOf, type PrizeMode } from '../halls.ts';
import { useAllDraws } from '../hooks/use-draws.ts';
import { ServerClock } from '../hooks/use-server-time.tsx';
import { GameCard } from './game-card.tsx';
import styles from './hall.module.css';
import { LobbyLaunch } from './lobby-launch.tsx';

/**
 * From a centre of lotteries to our own: the three lobbies and the games played most, in the
 * e-lottery those of the house that are drawn all day (lottery.md A1).
 */
export function LotteryDoors(props: {
  readonly mode: PrizeMode;
  /** Nothing more will come that takes room: the games are there, or failed. */
  readonly onSettled?: () => void;
}) {
  const { mode, onSettled } = props;
  const t = useTranslations('lottery.halls');
  const { code } = useLanguage();
  useAllDraws();
  const { data, dataUpdatedAt, isPending } = useQuery(popularQuery(code, mode));
  useEffect(() => {
    if (!isPending) {
      onSettled?.();
    }
  }, [isPending, onSettled]);
  return (
    <section aria-labelledby="own-draws" className="mt-4 grid grid-cols-1 gap-3" data-ux="LOT-18">
      <h2 id="own-draws" className="m-0 text-18 font-semibold">
        {t('own')}
      </h2>
      <LobbyLaunch />
      {data !== undefined && (
        <ServerClock serverTime={data.serverTime} readAtMs={dataUpdatedAt}>
          <ul className={styles['cards']}>
            {data.list.map((game) => (
              <li key={game.gameCode}>
                <GameCard hall={hallOf(game)} game={game} prizeMode={mode} />
              </li>
            ))}
          </ul>
        </ServerClock>
      )}
    </section>
  );
}
