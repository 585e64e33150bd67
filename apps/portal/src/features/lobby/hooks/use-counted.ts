import { useLanguage } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { gameCountsQuery, type CountsQuery } from '../../../shared/games/api/read-game-counts.ts';
import { slotClassifies, type GameClassify, type GameType } from '../../../shared/games/game.ts';
import { filterCount } from '../lobby-filters.ts';
import type { LobbyFilters } from '../lobby-search.ts';
import type { LobbyVendor } from '../lobby-vendors.ts';

/**
 * Vendors with what the filters leave of each, and the kinds that would leave nothing. Without a
 * filter the vendors bring their counts; until an answer is there, or where none comes, the last
 * known ones stay.
 */
export function useCounted(props: {
  readonly type: GameType | undefined;
  readonly filters: LobbyFilters;
  readonly vendors: readonly LobbyVendor[];
}): {
  readonly vendors: readonly LobbyVendor[];
  readonly emptyClassifies: ReadonlySet<GameClassify>;
} {
  const { filters, type, vendors } = props;
  const { code } = useLanguage();
  const { data } = useQuery({
    ...gameCountsQuery(countsQuery(type, filters), code),
    enabled: filterCount(filters) > 0,
  });
  if (data === undefined || filterCount(filters) === 0) {
    return { vendors, emptyClassifies: new Set() };
  }
  const left = new Map(data.vendors.map(({ vassalage, games }) => [vassalage, games]));
  const kinds = new Set(data.classifies.map(({ gameClassify }) => gameClassify));
  return {
    vendors: vendors.map((vendor) => ({ ...vendor, games: left.get(vendor.code) ?? 0 })),
    emptyClassifies: new Set(slotClassifies.filter((kind) => !kinds.has(kind))),
  };
}

function countsQuery(type: GameType | undefined, filters: LobbyFilters): CountsQuery {
  const { gameClassify, vassalage, gameName } = filters;
  return {
    ...(type !== undefined && { gameType: type }),
    ...(gameClassify !== undefined && { gameClassify }),
    ...(vassalage !== undefined && { vassalage }),
    ...(gameName !== undefined && { gameName }),
  };
}
