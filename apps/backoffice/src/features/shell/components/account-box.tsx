import { useTranslations } from '@portal/i18n/react';
import { Avatar, Button, Dialog, LogOutIcon } from '@portal/ui';
import { useState } from 'react';
import { Preferences } from './preferences.tsx';

/** Who is signed in, language, theme and the way out. */
export function AccountBox(props: {
  readonly username: string;
  readonly role: string;
  readonly onLogOut: () => Promise<void>;
}) {
  const t = useTranslations('desk-shell');
  const common = useTranslations('common.actions');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  return (
    <div className="grid gap-3">
      <Preferences />
      <div className="flex items-center gap-2">
        <Avatar account={props.username} />
        <div className="min-w-0">
          <bdi className="block truncate font-semibold">{props.username}</bdi>
          <span className="text-13 text-text-3">{props.role}</span>
        </div>
      </div>
      <Button icon={<LogOutIcon size={18} />} onClick={() => setAsking(true)}>
        {common('logOut')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        kind="confirm"
        title={t('logOutTitle')}
        closeLabel={common('close')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{common('stay')}</Button>
            <Button
              variant="primary"
              busy={isBusy}
              onClick={() => {
                setBusy(true);
                void props.onLogOut();
              }}
            >
              {common('logOut')}
            </Button>
          </>
        }
      >
        <p className="m-0 text-text-2">{t('logOutText')}</p>
      </Dialog>
    </div>
  );
}
