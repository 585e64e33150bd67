import { useLanguage, useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { GameLobby } from '../../features/lobby/components/game-lobby.tsx';
import { lobbyVendors } from '../../features/lobby/lobby-vendors.ts';
import { centrePath, type CentreType } from '../../shared/games/centres.ts';
import { vendorsQuery } from '../../shared/games/api/list-vendors.ts';
import { usePage } from '../use-page.ts';

/** The game centre of the category that its row names. */
export default function CentrePage() {
  const page = usePage();
  const category = page?.frame === 'portal' ? page.category : undefined;
  return category === undefined ? null : <Centre category={category} />;
}

function Centre({ category }: { readonly category: CentreType }) {
  const t = useTranslations('games.categories');
  const { code } = useLanguage();
  const navigate = useNavigate();
  const path = centrePath(category);
  const filters = useSearch({ from: path });
  const { data = [] } = useQuery(vendorsQuery(code));
  return (
    <GameLobby
      type={category}
      title={t(category)}
      filters={filters}
      onFilters={(search) => {
        void navigate({ to: path, search, resetScroll: false });
      }}
      vendors={lobbyVendors(data.filter(({ gameCategory }) => gameCategory === category))}
    />
  );
}
