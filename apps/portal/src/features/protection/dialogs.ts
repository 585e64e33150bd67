import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';

export const dialogs = {
  realityCheck: lazyDialog(
    async () => (await import('./components/reality-check-dialog.tsx')).RealityCheckDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
