import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';
import type { GameType } from '../../shared/games/game.ts';

/** The vendor whose games are listed, of one category or of all. */
export interface VendorGamesDetails {
  readonly vassalage: string;
  readonly name: string;
  readonly gameType?: GameType;
}

/** A game that rests. */
export interface ServicedDetails {
  readonly nodeId: string;
  /** It was being played when it was stopped. */
  readonly wasOpen?: boolean;
}

export const dialogs = {
  serviced: lazyDialog<ServicedDetails>(
    async () => (await import('./components/serviced-dialog.tsx')).ServicedDialog,
  ),
  vendorGames: lazyDialog<VendorGamesDetails>(
    async () => (await import('./components/vendor-games-dialog.tsx')).VendorGamesDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
