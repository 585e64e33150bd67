import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';

/** The window that did not open. */
export interface ServiceBlockedDetails {
  readonly url: string;
}

export const dialogs = {
  games: lazyDialog(async () => (await import('./components/games-sheet.tsx')).GamesSheet),
  sideMenu: lazyDialog(async () => (await import('./components/side-menu.tsx')).SideMenu),
  speedTest: lazyDialog(async () => (await import('./components/speed-test.tsx')).SpeedTest),
  shortcuts: lazyDialog(
    async () => (await import('./components/shortcuts-dialog.tsx')).ShortcutsDialog,
  ),
  service: lazyDialog(async () => (await import('./components/service-sheet.tsx')).ServiceSheet),
  serviceBlocked: lazyDialog<ServiceBlockedDetails>(
    async () => (await import('./components/service-blocked-dialog.tsx')).ServiceBlockedDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
