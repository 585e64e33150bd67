import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';

/** What the server said, with one button to go on (SYS-11). */
export function WarningDialog(props: { readonly text: string; readonly onClose: () => void }) {
  const t = useTranslations('session.warning');
  return (
    <Dialog
      ux="SYS-11"
      kind="confirm"
      isOpen
      onClose={props.onClose}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" onClick={props.onClose}>
          {t('confirm')}
        </Button>
      }
    >
      <p>{props.text}</p>
    </Dialog>
  );
}
