import { useLanguage, useTranslations } from '@portal/i18n/react';
import { gameTypes } from '@portal/protocol';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { GameLobby } from '../../features/lobby/components/game-lobby.tsx';
import { lobbyVendors } from '../../features/lobby/lobby-vendors.ts';
import { vendorsQuery } from '../../shared/games/api/list-vendors.ts';

/**
 * A game-list centre that the site configured itself. One that is named after a category (`fish`,
 * `rngCenter`) lists that category, any other lists every game.
 */
export default function ExtraCentrePage() {
  const t = useTranslations('lobby');
  const categories = useTranslations('games.categories');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const { one } = useParams({ from: '/$one' });
  const filters = useSearch({ from: '/$one' });
  const { data = [] } = useQuery(vendorsQuery(code));
  const type = gameTypes.find((category) => category.toLowerCase() === one.replace(/Center$/u, ''));
  const listed = data.filter(({ gameCategory }) => type === undefined || gameCategory === type);
  return (
    <div data-ux="R-16">
      <GameLobby
        type={type}
        title={type === undefined ? t('allGames') : categories(type)}
        filters={filters}
        onFilters={(search, step) => {
          const replace = step?.isReplaced === true;
          void navigate({ to: '/$one', params: { one }, search, resetScroll: false, replace });
        }}
        vendors={lobbyVendors(listed)}
      />
    </div>
  );
}
