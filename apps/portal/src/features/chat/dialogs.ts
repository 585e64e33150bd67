import type { ChatRoom } from '@portal/protocol';
import { lazyDialog, type DetailsOf } from '../../shared/dialogs/dialogs.ts';

/** The room to begin with; that of the address without one. */
export interface ChatDetails {
  readonly room?: ChatRoom;
}

export const dialogs = {
  chatRoom: lazyDialog<ChatDetails>(
    async () => (await import('./components/chat-dialog.tsx')).ChatDialog,
  ),
};

declare module '../../shared/dialogs/dialogs.ts' {
  interface Dialogs extends DetailsOf<typeof dialogs> {}
}
