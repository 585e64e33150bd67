import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';
import type { GameType } from '../../shared/games/game.ts';

/** The vendor whose games are listed, of one category or of all. */
export interface VendorGamesDetails {
  readonly vassalage: string;
  readonly name: string;
  readonly gameType?: GameType;
}

export const dialogs = {
  vendorGames: lazyDialog<VendorGamesDetails>(
    async () => (await import('./components/vendor-games-dialog.tsx')).VendorGamesDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
