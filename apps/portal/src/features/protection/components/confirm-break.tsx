import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { Button, Dialog, ErrorText } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { protectionKey } from '../../../shared/protection/api/read-protection.ts';

/** The second step before a break; the server ends the session, and the next call says so. */
export function ConfirmBreak(props: {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly send: () => Promise<{ readonly ok: true } | Failure>;
  readonly onClose: () => void;
}) {
  const t = useTranslations('protection');
  const stay = t('notNow');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const [isBusy, setBusy] = useState(false);
  const begin = async (): Promise<void> => {
    setBusy(true);
    const outcome = await props.send();
    setBusy(false);
    if (outcome.ok) {
      props.onClose();
      await queries.invalidateQueries({ queryKey: protectionKey });
    } else {
      setFailure(outcome);
    }
  };
  return (
    <Dialog
      kind="confirm"
      isOpen
      onClose={props.onClose}
      title={props.title}
      closeLabel={stay}
      actions={
        <>
          <Button onClick={props.onClose}>{stay}</Button>
          <Button variant="danger-solid" busy={isBusy} onClick={() => void begin()}>
            {props.yes}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
      <p>{t('bonusGoes')}</p>
      {failure !== undefined && <ErrorText>{failureText(failure)}</ErrorText>}
    </Dialog>
  );
}
