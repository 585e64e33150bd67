import { useLocale, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GameLobby } from '../../features/lobby/components/game-lobby.tsx';
import { readLobbyFilters } from '../../features/lobby/lobby-filters.ts';
import { vendorsQuery } from '../../shared/games/api/get-vendors.ts';
import { paths } from '../../shared/paths.ts';

export function SlotsPage() {
  return <Lobby type="RNG" path={paths.slots} />;
}

export function HotPage() {
  return <Lobby type="HOT" path={paths.hot} />;
}

function Lobby({ type, path }: { readonly type: 'RNG' | 'HOT'; readonly path: '/rng' | '/hot' }) {
  const t = useTranslations('games.categories');
  const { locale } = useLocale();
  const navigate = useNavigate();
  const filters = readLobbyFilters(useSearch({ strict: false }));
  const { data = [] } = useQuery(vendorsQuery(locale));
  const category = data.find(({ gameCategory }) => gameCategory === type);
  return (
    <GameLobby
      type={type}
      title={t(type)}
      filters={filters}
      onFilters={(search) => {
        void navigate({ to: path, search, resetScroll: false });
      }}
      vendors={(category?.vendors ?? []).map(({ vassalage, displayName, logo, games }) => ({
        code: vassalage,
        name: displayName,
        logo,
        games,
      }))}
    />
  );
}
