import { useTranslations } from '@portal/i18n/react';
import type { ChatRoom } from '@portal/protocol';
import { Button, ChatIcon } from '@portal/ui';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useMember } from '../../../shared/session/session.ts';

/** Opens the room beside the games that it is about; a visitor logs in first. */
export function ChatDoor({ room }: { readonly room: ChatRoom }) {
  const t = useTranslations('chat');
  const show = useDialogs((state) => state.show);
  const isSignedIn = useMember() !== undefined;
  return (
    <Button
      icon={<ChatIcon size={18} />}
      size="touch"
      onClick={() => {
        if (isSignedIn) {
          show('chatRoom', { room });
        } else {
          show('login');
        }
      }}
    >
      {t('open')}
    </Button>
  );
}
