import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog } from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useDialogs, type DialogProps } from '../../../shared/dialogs/dialogs.ts';
import type { HandOffDetails } from '../dialogs.ts';

/** What came of the link of another device: whose account it is now, or why it opened nothing. */
export function HandOffArrivalDialog({ details, onClose }: DialogProps<HandOffDetails>) {
  const t = useTranslations('hand-off.arrival');
  const failureText = useFailureText();
  const { show } = useDialogs();
  const { failure, member: name = '', isNew = false } = details;
  const close = t(failure === undefined ? 'goOn' : 'close');
  return (
    <Dialog
      ux="M-02-hand-off"
      kind="confirm"
      isOpen
      onClose={onClose}
      title={t(failure === undefined ? 'title' : 'failed')}
      closeLabel={close}
      actions={
        <>
          {failure !== undefined && (
            <Button variant="primary" onClick={() => show('login')}>
              {t('logIn')}
            </Button>
          )}
          {isNew && <Button onClick={() => show('logout')}>{t('notMe')}</Button>}
          <Button variant={failure === undefined ? 'primary' : 'secondary'} onClick={onClose}>
            {close}
          </Button>
        </>
      }
    >
      <p>
        {failure === undefined ? t(isNew ? 'entered' : 'kept', { name }) : failureText(failure)}
      </p>
    </Dialog>
  );
}
