import { useLanguage, useTranslations } from '@portal/i18n/react';
import { announce } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import type { GameClassify, GamePage, GameType } from '../../../shared/games/game.ts';
import { gamesQuery } from '../../../shared/games/api/list-games.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useMedia } from '../../../shared/device/media.ts';
import { useMember } from '../../../shared/session/session.ts';
import { SitePicture } from '../../../shared/pictures/site-picture.tsx';
import { useLastPage } from '../../../shared/lists/use-last-page.ts';
import { useCounted } from '../hooks/use-counted.ts';
import { useOwnList } from '../hooks/use-own-list.ts';
import { changeFilters, filterCount, lobbyQuery } from '../lobby-filters.ts';
import type { LobbyFilters } from '../lobby-search.ts';
import type { LobbyVendor } from '../lobby-vendors.ts';
import { LobbyFilterBar } from './lobby-filter-bar.tsx';
import { LobbyPager } from './lobby-pager.tsx';
import { MobileList } from './mobile-list.tsx';
import { OwnGames } from './own-games.tsx';
import { GameGrid } from './tile-grid.tsx';

export interface LobbyProps {
  /** Absent where a centre lists every game. */
  readonly type: GameType | undefined;
  readonly title: string;
  readonly filters: LobbyFilters;
  readonly onFilters: (filters: LobbyFilters, step?: { readonly isReplaced: boolean }) => void;
  readonly vendors: readonly LobbyVendor[];
  /** Entries of the vendors' own lobbies, above the list of all games. */
  readonly lanes?: ReactNode;
  /** While these still come, the list waits below the window. */
  readonly isHeld?: boolean;
  /** Kinds of which the other filters leave nothing. */
  readonly emptyClassifies: ReadonlySet<GameClassify>;
}

/** A game centre: filters in the address, 42 a page, a pager or "load more". */
export function GameLobby(centre: Omit<LobbyProps, 'emptyClassifies'>) {
  const props = { ...centre, ...useCounted(centre) };
  const language = useLanguage().code;
  const isDesktop = useMedia('isDesktop');
  const { filters, type } = props;
  const games = useQuery(gamesQuery(lobbyQuery(type, filters), language));
  const { data, isPlaceholderData } = games;
  const vendor = props.vendors.find(({ code }) => code === filters.vassalage);
  const isMember = useMember()?.isTrial === false;
  const own = isMember ? filters.list : undefined;
  const ownGames = useOwnList({ list: own, type, page: 1 });
  const shown = own === undefined ? games : ownGames;
  const total = shown.data?.total;
  const hasLanes = filterCount(filters) === 0;
  useAnnouncedCount(shown.isPlaceholderData ? undefined : total);
  useLastPage(isPlaceholderData || own !== undefined ? undefined : pageOf(data), (page) => {
    props.onFilters(changeFilters(filters, { page }), { isReplaced: true });
  });
  return (
    <div className="page-frame pt-4 lg:pt-6">
      <div
        data-ux={vendor === undefined ? undefined : 'R-27'}
        className="flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        {vendor !== undefined && (
          <SitePicture src={vendor.logo} width={40} height={40} className="size-10" />
        )}
        {/* On a phone the title bar says the name of the centre. */}
        <h1
          className={`text-24 font-bold lg:text-30 ${vendor === undefined ? 'max-lg:sr-only' : ''}`}
        >
          {vendor === undefined ? props.title : `${props.title} · ${vendor.name}`}
        </h1>
      </div>
      <LobbyFilterBar {...props} isDesktop={isDesktop} total={total} onClear={clearOf(props)} />
      {own === undefined ? (
        <>
          {hasLanes && props.lanes}
          {hasLanes && props.isHeld === true ? (
            <div className="min-h-dvh" />
          ) : games.isError ? (
            <LoadFailed error={games.error} onRetry={() => void games.refetch()} />
          ) : isDesktop ? (
            <>
              <GameGrid data={data} isStale={isPlaceholderData} onClear={clearOf(props)} />
              {data !== undefined && data.totalPages > 1 && (
                <LobbyPager
                  page={data.pageNum}
                  totalPages={data.totalPages}
                  onPage={(page) => {
                    props.onFilters(changeFilters(filters, { page }));
                    globalThis.scrollTo({ top: 0 });
                  }}
                />
              )}
            </>
          ) : (
            <MobileList
              {...props}
              first={data}
              isStale={isPlaceholderData}
              onClear={clearOf(props)}
            />
          )}
          {games.isPending && <StillLoading />}
        </>
      ) : (
        <OwnGames key={own} list={own} type={type} />
      )}
    </div>
  );
}

function pageOf(data: GamePage | undefined) {
  return data && { page: data.pageNum, totalPages: data.totalPages };
}

function clearOf({ filters, onFilters }: LobbyProps): () => void {
  return () => {
    onFilters(filters.sort === undefined ? {} : { sort: filters.sort });
  };
}

function useAnnouncedCount(total: number | undefined): void {
  const t = useTranslations('common.counts');
  const text = total === undefined ? undefined : t('games', { count: total });
  useEffect(() => {
    if (text !== undefined) {
      announce(text);
    }
  }, [text]);
}
