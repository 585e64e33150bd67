import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { searchPageSize, type GamePage } from '../../../shared/games/game.ts';
import { gamesQuery } from '../../../shared/games/api/list-games.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { lobbyQuery } from '../lobby-filters.ts';
import { NoGames, TileGrid } from './tile-grid.tsx';
import type { LobbyProps } from './game-lobby.tsx';

interface MobileListProps extends LobbyProps {
  readonly first: GamePage | undefined;
  readonly isStale: boolean;
  readonly onClear: () => void;
}

/** Three to a row, 42 more at a press. */
export function MobileList(props: MobileListProps) {
  const t = useTranslations('lobby.list');
  const { code } = useLanguage();
  const { first, filters, type } = props;
  const listKey = JSON.stringify(filters);
  const [extra, setExtra] = useState({ listKey, pages: 0 });
  const pages = extra.listKey === listKey ? extra.pages : 0;
  const start = filters.page ?? 1;
  const later = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      gamesQuery(lobbyQuery(type, { ...filters, page: start + index + 1 }), code),
    ),
  });
  if (first?.content.length === 0) {
    return <NoGames onClear={props.onClear} />;
  }
  const games =
    first === undefined
      ? undefined
      : [...first.content, ...later.flatMap(({ data }) => data?.content ?? [])];
  const shownPages = start + pages;
  const failed = later.find(({ isError }) => isError);
  return (
    <>
      <TileGrid games={games} isBusy={props.isStale} />
      {failed !== undefined && (
        <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
      )}
      {failed === undefined && first !== undefined && shownPages < first.totalPages && (
        <Button
          block
          className="mt-4"
          busy={later.some(({ isFetching }) => isFetching)}
          onClick={() => {
            setExtra({ listKey, pages: pages + 1 });
          }}
        >
          {t('loadMore', { count: searchPageSize })}
        </Button>
      )}
      {first !== undefined && first.totalPages > 1 && (
        <p className="mt-2 text-center text-13 text-text-3">
          {t('pageOf', { page: shownPages, total: first.totalPages })}
        </p>
      )}
    </>
  );
}
