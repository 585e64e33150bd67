import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { recentQuery } from '../api/list-recent.ts';
import { GameCard } from './game-card.tsx';
import styles from './hall.module.css';

/** Vietnamese games that the member bet on last; nothing where there are none (LOT-16). */
export function RecentGames() {
  const t = useTranslations('lottery.halls');
  const { code } = useLanguage();
  const { data, isPending } = useQuery(recentQuery(code));
  if (isPending) {
    return <Skeleton height="112px" />;
  }
  return data === undefined || data.gameMenus.length === 0 ? null : (
    <section aria-labelledby="recent-games" data-ux="LOT-16">
      <h2 id="recent-games" className="mt-0 mb-2 text-18 font-semibold">
        {t('recent')}
      </h2>
      <ul className={styles['cards']}>
        {data.gameMenus.slice(0, 6).map((game) => (
          <li key={game.gameCode}>
            <GameCard hall="/vnLottery" game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
