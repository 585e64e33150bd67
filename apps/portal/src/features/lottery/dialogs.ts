import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';

export const dialogs = {
  miniGame: lazyDialog(async () => (await import('./mini/mini-game.tsx')).MiniGame),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
