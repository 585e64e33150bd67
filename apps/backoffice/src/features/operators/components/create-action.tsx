import { useTranslations } from '@portal/i18n/react';
import type { OperatorRole } from '@portal/protocol';
import { Button, Dialog, ErrorText, Field, Input, PlusIcon } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { isReason, ReasonField } from '../../../shared/reason-field.tsx';
import { createOperator } from '../api/create-operator.ts';
import { RoleField } from './role-field.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

const namePattern = /^[A-Za-z][0-9A-Za-z._-]{2,31}$/u;

/** Makes an operator and shows its temporary password this once. */
export function CreateAction() {
  const t = useTranslations('desk-operators.create');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <CreateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('desk-operators.create');
  const common = useTranslations('common.actions');
  const ui = useTranslations('ui.dialog');
  const failureText = useFailureText();
  const [draft, setDraft] = useState({ username: '', role: 'cashier' as OperatorRole, reason: '' });
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [password, setPassword] = useState<string>();
  const isName = namePattern.test(draft.username.trim());

  async function submit(): Promise<void> {
    setTried(true);
    if (!isName || !isReason(draft.reason)) {
      return;
    }
    setBusy(true);
    const { username, role, reason } = draft;
    const body = { username: username.trim(), role, reason: reason.trim() };
    const outcome = await createOperator({ body });
    setBusy(false);
    if (outcome.ok) {
      setPassword(outcome.value.temporaryPassword);
      void queryClient.invalidateQueries();
    } else {
      setRefusal(failureText(outcome));
    }
  }

  const isMade = password !== undefined;
  return (
    <Dialog
      ux="BO-21-create"
      isOpen
      onClose={onClose}
      kind="form"
      title={t('title')}
      closeLabel={ui('close')}
      actions={
        isMade ? (
          <Button variant="primary" onClick={onClose}>
            {ui('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{common('cancel')}</Button>
            <Button variant="primary" busy={isBusy} onClick={() => void submit()}>
              {t('submit')}
            </Button>
          </>
        )
      }
    >
      {isMade ? (
        <TemporaryPassword username={draft.username.trim()} password={password} />
      ) : (
        <div className="grid gap-3">
          {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
          <Field
            label={t('name')}
            isRequired
            hint={t('nameHint')}
            error={isTried && !isName ? t('nameHint') : undefined}
          >
            <Input
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              maxLength={32}
              value={draft.username}
              onChange={({ target }) => setDraft({ ...draft, username: target.value })}
            />
          </Field>
          <RoleField value={draft.role} onChange={(role) => setDraft({ ...draft, role })} />
          <ReasonField
            value={draft.reason}
            isWrong={isTried && !isReason(draft.reason)}
            onChange={(reason) => setDraft({ ...draft, reason })}
          />
        </div>
      )}
    </Dialog>
  );
}
