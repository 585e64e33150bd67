import { useTranslations } from '@portal/i18n/react';
import { gameTypes, gameViews } from '@portal/protocol';
import { Pager } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useVisitorVendors } from '../../features/content/api/list-visitor-vendors.ts';
import { type GameList, type GameVendor, useGames } from '../../features/games/api/list-games.ts';
import { useGameColumns } from '../../features/games/components/game-columns.tsx';
import { VendorAudience } from '../../features/games/components/vendor-audience.tsx';
import { VendorPlace } from '../../features/games/components/vendor-place.tsx';
import { GameSheet } from '../../features/games/components/game-sheet.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { filterOf } from '../../shared/filter-of.ts';
import { type Filter, ListPage } from '../../shared/list-page.tsx';
import { usePagerLabels } from '../../shared/pager-labels.ts';
import { PageTrail } from '../page-trail.tsx';
import type { GamesSearch } from '../searches.ts';

const pageSize = '20';

type Games = ReturnType<typeof useGames>['data'];

/** Every game of the catalogue, the switch that stops one, and its place in the lists (R39). */
export default function GamesPage() {
  const t = useTranslations('desk-games');
  const title = useTranslations('desk-shell.places')('games');
  const labels = usePagerLabels();
  const navigate = useNavigate();
  const search = useSearch({ from: '/games' });
  const { page = 1, game, ...filters } = search;
  const games = useGames({ ...filters, page: String(page), pageSize });
  const show = (change: Partial<GamesSearch>) =>
    void navigate({ to: '/games', search: { ...search, ...change } });
  const narrow = (change: Partial<GamesSearch>) =>
    show({ page: undefined, game: undefined, ...change });
  return (
    <>
      <ListPage
        ux="BO-10-games"
        title={title}
        summary={useSummary(games.data)}
        notice={useVendorPlace(games.data, search.vendorCode)}
        search={{
          label: t('search'),
          value: search.search ?? '',
          onSearch: (text) => narrow({ search: text === '' ? undefined : text }),
        }}
        filters={useFilters(search, { data: games.data, onNarrow: narrow })}
        onClear={() => void navigate({ to: '/games', search: {} })}
        query={{
          data: games.data?.content,
          error: games.error,
          isStale: games.isPlaceholderData,
          refetch: () => void games.refetch(),
        }}
        columns={useGameColumns((nodeId) => show({ game: nodeId }))}
        rowKey={({ nodeId }) => nodeId}
        texts={{
          empty: t('empty'),
          emptyHint: t('emptyHint'),
          nothing: t('nothing'),
          failed: t('failed'),
        }}
        footer={
          games.data !== undefined && games.data.totalPages > 1 ? (
            <Pager
              page={page}
              totalPages={games.data.totalPages}
              labels={labels}
              onPage={(next) => narrow({ page: next })}
            />
          ) : undefined
        }
      />
      <GameSheet
        game={games.data?.content.find(({ nodeId }) => nodeId === game)}
        site={games.data}
        onClose={() => show({ game: undefined })}
        trail={game !== undefined && <PageTrail key={game} subjectId={game} />}
      />
    </>
  );
}

/** Only while the games of one vendor are listed, for those who may move it. */
function useVendorPlace(data: Games, vendorCode: string | undefined) {
  const mayMove = useAbility('vendors.switch');
  const vendor = data?.vendors.find((row) => row.vendorCode === vendorCode);
  return mayMove && vendor !== undefined && data !== undefined ? (
    <PlaceAndTrail
      key={`${vendor.vendorCode} ${vendor.place} ${JSON.stringify(vendor.shown)}`}
      vendor={vendor}
      vendors={data.vendors}
      site={data}
    />
  ) : undefined;
}

function PlaceAndTrail(props: {
  readonly vendor: GameVendor;
  readonly vendors: readonly GameVendor[];
  readonly site: Pick<GameList, 'languages' | 'timeZone'>;
}) {
  return (
    <>
      <VendorPlace {...props} categories={useVisitorVendors()} />
      <VendorAudience {...props} />
      <PageTrail subjectId={props.vendor.vendorCode} />
    </>
  );
}

function useSummary(data: Games): string | undefined {
  const t = useTranslations('desk-games');
  return data === undefined ? undefined : t('found', { count: data.total });
}

function useFilters(
  search: GamesSearch,
  list: { readonly data: Games; readonly onNarrow: (change: Partial<GamesSearch>) => void },
): readonly Filter[] {
  const t = useTranslations('desk-games');
  const categories = useTranslations('games.categories');
  const { data, onNarrow } = list;
  const vendors = data?.vendors ?? [];
  return [
    filterOf({
      id: 'view',
      label: t('columns.state'),
      values: gameViews,
      textOf: (view) => t(`state.${view}`),
      all: t('state.all'),
      value: search.view,
      onChange: (view) => onNarrow({ view }),
    }),
    filterOf({
      id: 'vendor',
      label: t('columns.vendor'),
      values: vendors.map(({ vendorCode }) => vendorCode),
      textOf: (code) => vendors.find(({ vendorCode }) => vendorCode === code)?.vendorName ?? code,
      all: t('vendors'),
      value: search.vendorCode,
      onChange: (vendorCode) => onNarrow({ vendorCode }),
    }),
    filterOf({
      id: 'kind',
      label: t('columns.kind'),
      values: gameTypes.filter((type) => type !== 'HOT'),
      textOf: categories,
      all: t('kinds'),
      value: search.gameType,
      onChange: (gameType) => onNarrow({ gameType }),
    }),
  ];
}
