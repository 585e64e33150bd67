import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';

/** The notice to begin with. */
export interface NoticesDetails {
  readonly noticeId?: string;
}

export const dialogs = {
  notices: lazyDialog<NoticesDetails>(
    async () => (await import('./components/notices-dialog.tsx')).NoticesDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
