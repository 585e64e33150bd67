import { useTranslations } from '@portal/i18n/react';
import { Input, SearchIcon } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GameGroup } from '../game-groups.ts';
import type { GameMenu, HallPath } from '../halls.ts';
import { clockText, useServerNow } from '../hooks/use-server-time.tsx';
import { useGroupTitle } from '../hooks/use-group-title.ts';
import { Ring } from './ring.tsx';
import styles from './hall.module.css';

/** A list that one sees whole needs no search. */
const mostUnsearched = 8;

/** The games of a hall in their groups, each with the time that is left (LOT-01). */
export function GameMenuList(props: {
  readonly hall: HallPath;
  readonly groups: readonly GameGroup[];
  readonly current: string;
  readonly onGo?: () => void;
}) {
  const t = useTranslations('lottery.menu');
  const title = useGroupTitle();
  const [typed, setTyped] = useState('');
  const shown = groupsNamed(props.groups, typed);
  const count = props.groups.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <nav aria-label={t('title')} className={styles['menu']}>
      {count > mostUnsearched && (
        <Input
          type="search"
          value={typed}
          maxLength={60}
          aria-label={t('find')}
          placeholder={t('find')}
          before={<SearchIcon size={18} />}
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
      )}
      <p role="status" className="m-0 px-2 text-13 text-text-2 empty:hidden">
        {shown.length === 0 && typed !== '' && t('notFound')}
      </p>
      {shown.map((group) => (
        <section key={group.name}>
          <h2>{title(group.name)}</h2>
          <ul>
            {group.games.map((game) => (
              <li key={game.gameCode}>
                <Link
                  to={props.hall}
                  search={{ gameCode: game.gameCode }}
                  aria-current={game.gameCode === props.current ? 'page' : undefined}
                  onClick={props.onGo}
                >
                  <bdi className="min-w-0 flex-1 truncate">{game.displayName}</bdi>
                  <RestOf game={game} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** Games whose name or code has what was typed; groups without one are left out. */
function groupsNamed(groups: readonly GameGroup[], typed: string): readonly GameGroup[] {
  const sought = typed.trim().toLocaleLowerCase();
  return sought === ''
    ? groups
    : groups
        .map(({ name, games }) => ({ name, games: games.filter((game) => isNamed(game, sought)) }))
        .filter(({ games }) => games.length > 0);
}

function isNamed({ displayName, gameCode }: GameMenu, sought: string): boolean {
  return [displayName, gameCode].some((text) => text.toLocaleLowerCase().includes(sought));
}

const dayMs = 86_400_000;

/** Ring and time until the game's issue closes; a word where it takes no bets. */
export function RestOf({ game }: { readonly game: GameMenu }) {
  const t = useTranslations('lottery.menu');
  const now = useServerNow();
  const { closesAt, opensAt, isPaused, intervalSeconds } = game;
  if (isPaused || closesAt === null || opensAt === null) {
    return <small>{t(isPaused ? 'paused' : 'later')}</small>;
  }
  const restMs = Date.parse(closesAt) - now;
  if (restMs <= 0) {
    return <small>{t('drawing')}</small>;
  }
  const lengthMs =
    intervalSeconds === null
      ? Math.max(dayMs, Date.parse(closesAt) - Date.parse(opensAt))
      : intervalSeconds * 1000;
  return (
    <span className={styles['rest']}>
      <span dir="ltr">
        {restMs > dayMs ? t('days', { count: Math.floor(restMs / dayMs) }) : clockText(restMs)}
      </span>
      <Ring part={restMs / lengthMs} />
    </span>
  );
}
