import { useTranslations } from '@portal/i18n/react';
import { buttonClass, EmptyState, NetDrawing } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import type { GameType } from '../../../shared/games/game.ts';
import { useOwnList } from '../hooks/use-own-list.ts';
import type { OwnList } from '../lobby-search.ts';
import { LobbyPager } from './lobby-pager.tsx';
import { TileGrid } from './tile-grid.tsx';

/** The member's favourites or recent games, of one category or of all (G-08, G-09). */
export function OwnGames(props: { readonly list: OwnList; readonly type?: GameType | undefined }) {
  const { list, type } = props;
  const [page, setPage] = useState(1);
  const isFavourites = list === 'favourites';
  const own = useOwnList({ list, type, page });
  const { data, error, isPending, isPlaceholderData, refetch } = own;
  return (
    <div data-ux={isFavourites ? 'G-08' : 'G-09'}>
      {error !== null ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data?.total === 0 ? (
        <NoneYet list={list} />
      ) : (
        <TileGrid games={data?.content} isBusy={isPlaceholderData} />
      )}
      {isPending && <StillLoading />}
      {data !== undefined && data.totalPages > 1 && (
        <LobbyPager page={page} totalPages={data.totalPages} onPage={setPage} />
      )}
    </div>
  );
}

function NoneYet({ list }: { readonly list: OwnList }) {
  const t = useTranslations('favourites');
  return (
    <EmptyState
      drawing={<NetDrawing />}
      title={t(`${list}.emptyTitle`)}
      text={t(`${list}.emptyText`)}
      action={
        <Link to="/hot" className={buttonClass({ variant: 'primary' })}>
          {t(`${list}.find`)}
        </Link>
      }
    />
  );
}
