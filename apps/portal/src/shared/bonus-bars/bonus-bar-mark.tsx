import { useTranslations } from '@portal/i18n/react';
import type { Game } from '../games/game.ts';
import { useBonusBar } from './use-bonus-bar.ts';

/** On the picture of a tile, before the press: the open bonus does not allow this game. */
export function BonusBarMark({ game }: { readonly game: Game }) {
  const t = useTranslations('games.bonusBar');
  return useBonusBar(game) ? (
    <p
      data-ux="G-04-bonus"
      className="pointer-events-none absolute inset-x-0 bottom-0 bg-s3 p-1 text-center text-12 font-semibold"
    >
      {t('mark')}
    </p>
  ) : null;
}
