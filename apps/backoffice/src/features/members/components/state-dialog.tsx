import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, ErrorText, Field, TextArea, toastDone } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import type { StateChange } from '../change-state.ts';
import { changeState } from '../change-state.ts';
import type { MemberDetail } from '../api/read-member.ts';

const shortestReason = 3;

/** Asks for the reason before a member is locked or unlocked; it goes to the audit trail. */
export function StateDialog(props: {
  readonly member: MemberDetail;
  readonly to: StateChange;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { member, to, onClose } = props;
  const t = useTranslations(`desk-members.member.${to}`);
  const common = useTranslations('common.actions');
  const ui = useTranslations('ui.dialog');
  const failureText = useFailureText();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  function close(): void {
    setReason('');
    setShort(false);
    setRefusal(undefined);
    onClose();
  }

  async function decide(): Promise<void> {
    const given = reason.trim();
    setShort(given.length < shortestReason);
    if (given.length < shortestReason) {
      return;
    }
    setBusy(true);
    const outcome = await changeState({ id: member.id, to, reason: given });
    setBusy(false);
    if (outcome.ok) {
      toastDone(t('done', { account: member.account }));
      close();
    } else {
      setRefusal(failureText(outcome));
    }
  }

  return (
    <Dialog
      isOpen={props.isOpen}
      onClose={close}
      kind="form"
      title={t('title', { account: member.account })}
      closeLabel={ui('close')}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button
            variant={to === 'lock' ? 'danger-solid' : 'primary'}
            busy={isBusy}
            onClick={() => void decide()}
          >
            {t('action')}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-text-2">{t('text')}</p>
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      <Field
        label={t('reason')}
        isRequired
        hint={t('reasonHint')}
        error={isShort ? t('reasonShort', { min: shortestReason }) : undefined}
      >
        <TextArea
          value={reason}
          maxLength={500}
          dir="auto"
          onChange={({ target }) => {
            setReason(target.value);
            setShort(isShort && target.value.trim().length < shortestReason);
          }}
        />
      </Field>
    </Dialog>
  );
}
