import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { gamesQuery } from '../../../shared/games/api/list-games.ts';
import type { VendorGamesDetails } from '../dialogs.ts';
import { changeFilters, lobbyQuery } from '../lobby-filters.ts';
import { readLobbyFilters } from '../lobby-search.ts';
import { LobbyPager } from './lobby-pager.tsx';
import { NameSearch } from './name-search.tsx';
import { GameGrid } from './tile-grid.tsx';

/** The games of one vendor, for a game or a card that stands for all of them (M-10). */
export function VendorGamesDialog({ details, onClose }: DialogProps<VendorGamesDetails>) {
  const t = useTranslations('common.actions');
  return (
    <Dialog
      ux="M-10"
      kind="list"
      isOpen
      onClose={onClose}
      title={details.name}
      closeLabel={t('close')}
    >
      <VendorGames {...details} />
    </Dialog>
  );
}

function VendorGames({ vassalage, name, gameType }: VendorGamesDetails) {
  const { code } = useLanguage();
  const [filters, setFilters] = useState(readLobbyFilters({ vassalage }));
  const games = useQuery(gamesQuery(lobbyQuery(gameType, filters), code));
  const { data, isPlaceholderData } = games;
  const change = (next: Parameters<typeof changeFilters>[1]): void => {
    setFilters(changeFilters(filters, next));
  };
  return (
    <>
      <NameSearch
        value={filters.gameName}
        title={name}
        onSearch={(gameName) => {
          change({ gameName });
        }}
      />
      {games.isError ? (
        <LoadFailed error={games.error} onRetry={() => void games.refetch()} />
      ) : (
        <GameGrid
          data={data}
          isStale={isPlaceholderData}
          onClear={() => {
            change({ gameName: undefined });
          }}
        />
      )}
      {games.isPending && <StillLoading />}
      {data !== undefined && data.totalPages > 1 && (
        <LobbyPager
          page={data.pageNum}
          totalPages={data.totalPages}
          onPage={(page) => {
            change({ page });
          }}
        />
      )}
    </>
  );
}
