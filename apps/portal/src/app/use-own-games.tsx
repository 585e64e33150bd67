import { useLanguage, useTranslations } from '@portal/i18n/react';
import { CategoryIcon, type PaletteEntry } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { menusQuery } from '../features/lottery/api/read-menus.ts';
import { hallOf } from '../features/lottery/halls.ts';

/** The draws of the house as lines of the palette; choosing one opens its table. */
export function useOwnGames(): readonly PaletteEntry[] {
  const categories = useTranslations('games.categories');
  const navigate = useNavigate();
  const { code } = useLanguage();
  const { data } = useQuery({ ...menusQuery(code), refetchInterval: false });
  return (data?.gameMenus ?? []).map((game) => ({
    id: `own-${game.gameCode}`,
    label: game.displayName,
    hint: categories('ELOTT'),
    icon: <CategoryIcon category="elott" size={20} />,
    onChoose: () => {
      void navigate({ to: hallOf(game), search: { gameCode: game.gameCode } });
    },
  }));
}
