import { useTranslations } from '@portal/i18n/react';
import { EmptyState, NetDrawing } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { MiniDoor } from '../../../shared/games/mini-door.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import type { GameGroup } from '../game-groups.ts';
import { halls, hallPaths, type GameMenu, type HallPath, type PrizeMode } from '../halls.ts';
import { useGroupTitle } from '../hooks/use-group-title.ts';
import { GameCard } from './game-card.tsx';
import styles from './hall.module.css';
import { RecentGames } from './recent-games.tsx';

interface LobbyProps {
  readonly hall: HallPath;
  readonly groups: readonly GameGroup[];
  /** Only the games of this mode. */
  readonly prizeMode: PrizeMode | undefined;
}

/** A hall without a game: every game with its time and its last result. */
export function LotteryLobby({ hall, groups, prizeMode }: LobbyProps) {
  const t = useTranslations('lottery.halls');
  const title = useGroupTitle();
  const shown = groups
    .map(({ name, games }) => ({ name, games: gamesOf(games, prizeMode) }))
    .filter(({ games }) => games.length > 0);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div>
        <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
          <PageHeading>{t(hall)}</PageHeading>
          <MiniDoor />
        </div>
        <nav aria-label={t('label')} className={styles['halls']}>
          {hallPaths.map((path) => (
            <Link key={path} to={path} aria-current={path === hall ? 'page' : undefined}>
              {t(path)}
            </Link>
          ))}
          <Link to="/lotteryResults">{t('results')}</Link>
        </nav>
        {halls[hall].length > 1 && <Modes hall={hall} prizeMode={prizeMode} />}
      </div>
      {hall === '/vnLottery' && <RecentGames />}
      {shown.length === 0 && (
        <EmptyState drawing={<NetDrawing />} title={t('emptyTitle')} text={t('emptyText')} />
      )}
      {shown.map((group) => (
        <section key={group.name} aria-labelledby={`games-${group.name}`}>
          <h2 id={`games-${group.name}`} className="mt-0 mb-2 text-18 font-semibold">
            {title(group.name)}
          </h2>
          <ul className={styles['cards']}>
            {group.games.map((game) => (
              <li key={game.gameCode}>
                <GameCard hall={hall} game={game} prizeMode={prizeMode} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function gamesOf(
  games: readonly GameMenu[],
  prizeMode: PrizeMode | undefined,
): readonly GameMenu[] {
  return games.filter(
    ({ prizeModes }) => prizeMode === undefined || prizeModes.includes(prizeMode),
  );
}

/** The prize modes of a hall with several: all games, or those of one. */
function Modes({ hall, prizeMode }: Pick<LobbyProps, 'hall' | 'prizeMode'>) {
  const t = useTranslations('lottery.modes');
  const modes: readonly (PrizeMode | undefined)[] = [undefined, ...halls[hall]];
  return (
    <nav aria-label={t('label')} className={styles['modes']}>
      {modes.map((mode) => (
        <Link
          key={mode ?? 'all'}
          to={hall}
          search={mode === undefined ? {} : { prizeMode: mode }}
          replace
          aria-current={mode === prizeMode ? 'true' : undefined}
        >
          {t(mode ?? 'all')}
        </Link>
      ))}
    </nav>
  );
}
