import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useDialogs } from '../dialogs/dialogs.ts';
import { useMember } from '../session/session.ts';

/** Opens the mini game beside the page (G-14); a visitor logs in first. */
export function MiniDoor() {
  const t = useTranslations('bars');
  const show = useDialogs((state) => state.show);
  const isSignedIn = useMember() !== undefined;
  return (
    <Button
      data-ux="G-14"
      size="touch"
      onClick={() => {
        show(isSignedIn ? 'miniGame' : 'login');
      }}
    >
      {t('miniGame')}
    </Button>
  );
}
