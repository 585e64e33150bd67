import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import type { GameMenu, HallPath, PrizeMode } from '../halls.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { RestOf } from './game-menu.tsx';
import styles from './hall.module.css';

/** A game with its time and its last result. */
export function GameCard(props: {
  readonly hall: HallPath;
  readonly game: GameMenu;
  /** The mode that its plays begin with. */
  readonly prizeMode?: PrizeMode | undefined;
}) {
  const { hall, game, prizeMode } = props;
  const t = useTranslations('lottery.menu');
  const isPlayed = prizeMode !== undefined && game.prizeModes.includes(prizeMode);
  return (
    <Link
      to={hall}
      search={{ gameCode: game.gameCode, ...(isPlayed && { prizeMode }) }}
      className={styles['card']}
    >
      <span className="flex items-center justify-between gap-2">
        <bdi className="truncate text-16 font-semibold">{game.displayName}</bdi>
        <RestOf game={game} />
      </span>
      {game.last === null ? (
        <span className="text-13 text-text-3">{t('noDraw')}</span>
      ) : (
        <>
          <span className="text-12 text-text-3">
            {t('last')} <bdi>{game.last.issueNo}</bdi>
          </span>
          <DrawnNumbers draw={game.last.draw} family={game.families[0] ?? ''} isShort />
        </>
      )}
    </Link>
  );
}
