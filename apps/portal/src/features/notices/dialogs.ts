import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';
import type { Audience } from './popup-for.ts';

/** The notice to begin with. */
export interface NoticesDetails {
  readonly noticeId?: string;
}

/** Whose popup it is. */
export interface PopupDetails {
  readonly audience: Audience;
}

export const dialogs = {
  notices: lazyDialog<NoticesDetails>(
    async () => (await import('./components/notices-dialog.tsx')).NoticesDialog,
  ),
  publicPopup: lazyDialog<PopupDetails>(
    async () => (await import('./components/public-popup.tsx')).PublicPopup,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
