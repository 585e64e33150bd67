import { lazyDialog, type DetailsOf } from '../shared/dialogs/dialogs.ts';

/** Dialogs that are composed of what several features bring. */
export const dialogs = {
  palette: lazyDialog(async () => (await import('./palette-dialog.tsx')).PaletteDialog),
  wallet: lazyDialog(async () => (await import('./wallet-dialog.tsx')).WalletDialog),
};

declare module '../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
