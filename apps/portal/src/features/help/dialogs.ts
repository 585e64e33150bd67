import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';

export const dialogs = {
  helpCentre: lazyDialog(async () => (await import('./components/help-dialog.tsx')).HelpDialog),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
