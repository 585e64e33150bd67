import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';

export const dialogs = {
  games: lazyDialog(async () => (await import('./components/games-sheet.tsx')).GamesSheet),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
