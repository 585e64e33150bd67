import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';

/** A code that leads nowhere: corrected, or left out where the site asks for none. */
export function InvitationDialog(props: {
  readonly text: string;
  readonly isOptional: boolean;
  readonly onCorrect: () => void;
  readonly onSubmit: () => void;
}) {
  const t = useTranslations('registration.invitation');
  return (
    <Dialog
      ux="SYS-11"
      kind="confirm"
      isOpen
      onClose={props.onCorrect}
      title={t('title')}
      closeLabel={t('correct')}
      actions={
        <>
          <Button onClick={props.onCorrect}>{t('correct')}</Button>
          {props.isOptional && (
            <Button variant="primary" onClick={props.onSubmit}>
              {t('submit')}
            </Button>
          )}
        </>
      }
    >
      <p>{props.text}</p>
    </Dialog>
  );
}
