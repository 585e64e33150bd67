import { useFormats, useTranslations } from '@portal/i18n/react';
import { Chip } from '@portal/ui';
import { slotFilters } from '../../../shared/games/game.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { changeFilters } from '../lobby-filters.ts';
import type { LobbyProps } from './game-lobby.tsx';

const strip = 'flex gap-2 overflow-x-auto py-1 *:flex-none';

/** Sub-types of the slots centre (G-05). */
export function ClassifyChips({ filters, onFilters }: LobbyProps) {
  const t = useTranslations('games.classify');
  const label = useTranslations('lobby.filters')('classify');
  const { languages } = useSite();
  return (
    <div data-ux="G-05" role="group" aria-label={label} className={strip}>
      <Chip
        isSelected={filters.gameClassify === undefined}
        onClick={() => {
          onFilters(changeFilters(filters, { gameClassify: undefined }));
        }}
      >
        {t('all')}
      </Chip>
      {slotFilters(languages).map((classify) => (
        <Chip
          key={classify}
          isSelected={filters.gameClassify === classify}
          onClick={() => {
            onFilters(changeFilters(filters, { gameClassify: classify }));
          }}
        >
          {t(classify)}
        </Chip>
      ))}
    </div>
  );
}

/** The vendor rail (G-06); one vendor hides it. */
export function VendorChips({ filters, onFilters, vendors }: LobbyProps) {
  const t = useTranslations('lobby.filters');
  const formats = useFormats();
  return vendors.length < 2 ? null : (
    <div data-ux="G-06" role="group" aria-label={t('vendors')} className={strip}>
      <Chip
        isSelected={filters.vassalage === undefined}
        onClick={() => {
          onFilters(changeFilters(filters, { vassalage: undefined }));
        }}
      >
        {t('allVendors')}
      </Chip>
      {vendors.map(({ code, name, logo, games }) => (
        <Chip
          key={code}
          isSelected={filters.vassalage === code}
          onClick={() => {
            onFilters(changeFilters(filters, { vassalage: code }));
          }}
        >
          <img src={logo} alt="" width={18} height={18} className="size-4.5" />
          {name}
          <span className="text-12 text-text-3">{formats.count(games)}</span>
        </Chip>
      ))}
    </div>
  );
}
