import { useTranslations } from '@portal/i18n/react';
import { EmptyState, NetDrawing } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import type { GameGroup } from '../game-groups.ts';
import { hallPaths, type GameMenu, type HallPath } from '../halls.ts';
import { useGroupTitle } from '../hooks/use-group-title.ts';
import { DrawnNumbers } from './drawn-numbers.tsx';
import { RestOf } from './game-menu.tsx';
import styles from './hall.module.css';

interface LobbyProps {
  readonly hall: HallPath;
  readonly groups: readonly GameGroup[];
  readonly now: number;
}

/** A hall without a game: every game with its time and its last result. */
export function LotteryLobby({ hall, groups, now }: LobbyProps) {
  const t = useTranslations('lottery.halls');
  const title = useGroupTitle();
  return (
    <div className="grid gap-6">
      <div>
        <PageHeading>{t(hall)}</PageHeading>
        <nav aria-label={t('label')} className={styles['halls']}>
          {hallPaths.map((path) => (
            <Link key={path} to={path} aria-current={path === hall ? 'page' : undefined}>
              {t(path)}
            </Link>
          ))}
        </nav>
      </div>
      {groups.length === 0 && (
        <EmptyState drawing={<NetDrawing />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {groups.map((group) => (
        <section key={group.name} aria-labelledby={`games-${group.name}`}>
          <h2 id={`games-${group.name}`} className="mt-0 mb-2 text-18 font-semibold">
            {title(group.name)}
          </h2>
          <ul className={styles['cards']}>
            {group.games.map((game) => (
              <li key={game.gameCode}>
                <GameCard hall={hall} game={game} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function GameCard(props: {
  readonly hall: HallPath;
  readonly game: GameMenu;
  readonly now: number;
}) {
  const { hall, game, now } = props;
  const t = useTranslations('lottery.menu');
  return (
    <Link to={hall} search={{ gameCode: game.gameCode }} className={styles['card']}>
      <span className="flex items-center justify-between gap-2">
        <bdi className="truncate text-16 font-semibold">{game.displayName}</bdi>
        <RestOf game={game} now={now} />
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
