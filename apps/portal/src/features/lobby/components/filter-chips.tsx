import { useFormats, useTranslations } from '@portal/i18n/react';
import { Chip, FilterStrip } from '@portal/ui';
import { slotFilters } from '../../../shared/games/game.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { SitePicture } from '../../../shared/pictures/site-picture.tsx';
import { changeFilters } from '../lobby-filters.ts';
import type { LobbyProps } from './game-lobby.tsx';

/** Sub-types of the slots centre (G-05); one that would leave no game cannot be pressed. */
export function ClassifyChips({ filters, onFilters, emptyClassifies }: LobbyProps) {
  const t = useTranslations('games.classify');
  const label = useTranslations('lobby.filters')('classify');
  const { languages } = useSite();
  return (
    <FilterStrip ux="G-05" label={label}>
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
          disabled={filters.gameClassify !== classify && emptyClassifies.has(classify)}
          onClick={() => {
            onFilters(changeFilters(filters, { gameClassify: classify }));
          }}
        >
          {t(classify)}
        </Chip>
      ))}
    </FilterStrip>
  );
}

/** The vendor rail (G-06) with what the other filters leave of each; one vendor hides it. */
export function VendorChips({ filters, onFilters, vendors }: LobbyProps) {
  const t = useTranslations('lobby.filters');
  return vendors.length < 2 ? null : (
    <FilterStrip ux="G-06" label={t('vendors')} isWide>
      <Chip
        isSelected={filters.vassalage === undefined}
        onClick={() => {
          onFilters(changeFilters(filters, { vassalage: undefined }));
        }}
      >
        {t('allVendors')}
      </Chip>
      {vendors.map(({ code, name, logo, games, mostGames }) => (
        <Chip
          key={code}
          isSelected={filters.vassalage === code}
          disabled={filters.vassalage !== code && games === 0}
          onClick={() => {
            onFilters(changeFilters(filters, { vassalage: code }));
          }}
        >
          <SitePicture src={logo} width={18} height={18} className="size-4.5" />
          {name}
          <Count games={games} mostGames={mostGames} />
        </Chip>
      ))}
    </FilterStrip>
  );
}

/** A count with the room of the largest that it can be, so that no chip moves. */
function Count(props: { readonly games: number; readonly mostGames: number }) {
  const formats = useFormats();
  const letters = formats.count(props.mostGames).length;
  return (
    <span
      className="inline-block text-end text-12 text-text-3 tabular-nums"
      style={{ minInlineSize: `${letters}ch` }}
    >
      {formats.count(props.games)}
    </span>
  );
}
