import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { favouritesQuery } from '../../../shared/favourites/api/list-favourites.ts';
import { recentGamesQuery } from '../../../shared/favourites/api/list-recent-games.ts';
import type { Game } from '../../../shared/games/game.ts';
import { GameImage } from '../../../shared/games/game-image.tsx';
import { useOpenGame } from '../../../shared/games/start-game.ts';

const mostGames = 10;

/** Favourites and recent games of a member, a row each; a row without games is not there. */
export function OwnGames({ onClose }: { readonly onClose?: () => void }) {
  const t = useTranslations('bars.ownGames');
  const { code } = useLanguage();
  return (
    <>
      <OwnRow name={t('favourites')} games={useQuery(favouritesQuery(1, code))} onClose={onClose} />
      <OwnRow name={t('recent')} games={useQuery(recentGamesQuery(1, code))} onClose={onClose} />
    </>
  );
}

function OwnRow(props: {
  readonly name: string;
  readonly games: {
    readonly data: { readonly content: readonly Game[] } | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => unknown;
  };
  readonly onClose: (() => void) | undefined;
}) {
  const { name, games, onClose } = props;
  const content = games.data?.content ?? [];
  if (games.data !== undefined && content.length === 0) {
    return null;
  }
  return (
    <section aria-label={name} aria-busy={games.isPending || undefined} className="mt-4">
      <h3 className="mb-2 text-14 font-semibold text-text-3">{name}</h3>
      {games.isPending && <Skeleton height="64px" />}
      {games.data === undefined && games.error !== null && (
        <LoadFailed error={games.error} onRetry={() => void games.refetch()} />
      )}
      <ul className="flex list-none gap-2 overflow-x-auto">
        {content.slice(0, mostGames).map((game) => (
          <li key={game.nodeId} className="w-18 flex-none">
            <OwnGame game={game} onClose={onClose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnGame(props: { readonly game: Game; readonly onClose: (() => void) | undefined }) {
  const { game, onClose } = props;
  const open = useOpenGame(game);
  return (
    <button
      type="button"
      className="block w-full text-center"
      onClick={() => {
        onClose?.();
        open();
      }}
    >
      <span className="block size-18 overflow-hidden rounded-control">
        <GameImage src={game.showIcon} width={72} height={72} />
      </span>
      <span className="block truncate text-12" dir="auto">
        {game.displayName}
      </span>
    </button>
  );
}
