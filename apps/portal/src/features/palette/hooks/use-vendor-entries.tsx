import { useLanguage, useTranslations } from '@portal/i18n/react';
import type { PaletteEntry } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';
import { centrePath, navCategories } from '../../../shared/games/centres.ts';
import { SitePicture } from '../../../shared/pictures/site-picture.tsx';

/** Each vendor of each category, as a line that opens its games there. */
export function useVendorEntries(): readonly PaletteEntry[] {
  const categories = useTranslations('games.categories');
  const navigate = useNavigate();
  const { code } = useLanguage();
  const { data = [] } = useQuery(vendorsQuery(code));
  return navCategories(data).flatMap(({ gameCategory, vendors }) =>
    vendors.map(({ vassalage, displayName, logo }) => ({
      id: `vendor-${gameCategory}-${vassalage}`,
      label: displayName,
      hint: categories(gameCategory),
      icon: <SitePicture src={logo} width={20} height={20} className="size-5" />,
      onChoose: () => {
        void navigate({ to: centrePath(gameCategory), search: { vassalage } });
      },
    })),
  );
}
