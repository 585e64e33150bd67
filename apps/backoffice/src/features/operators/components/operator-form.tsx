import { useTranslations } from '@portal/i18n/react';
import { Button, ErrorText, Field, Select, toastDone } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { isReason, ReasonField } from '../../../shared/reason-field.tsx';
import type { OperatorLine } from '../api/list-operators.ts';
import type { OperatorAction } from '../change-operator.ts';
import { changeOperator } from '../change-operator.ts';
import { RoleField } from './role-field.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

/** What this operator may do with that one, one thing at a time, with a reason. */
export function OperatorForm({ operator }: { readonly operator: OperatorLine }) {
  const t = useTranslations('desk-operators.action');
  const failureText = useFailureText();
  const [chosen, setChosen] = useState<OperatorAction>();
  const [role, setRole] = useState(operator.role);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [password, setPassword] = useState<string>();
  const { id, username, abilities } = operator;
  // After a lock the list offers other actions than before.
  const action = abilities.find((ability) => ability === chosen) ?? abilities[0];

  async function submit(): Promise<void> {
    setTried(true);
    if (action === undefined || !isReason(reason)) {
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    const outcome = await changeOperator({ id, action, role, reason: reason.trim() });
    setBusy(false);
    if (!outcome.ok) {
      setRefusal(failureText(outcome));
      return;
    }
    setPassword(outcome.password);
    setReason('');
    setTried(false);
    toastDone(t(`done.${action}`, { username }));
    void queryClient.invalidateQueries();
  }

  return (
    <div className="grid gap-3">
      {password !== undefined && <TemporaryPassword username={username} password={password} />}
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      {action !== undefined && (
        <>
          <Field label={t('label')} hint={t(`text.${action}`)}>
            <Select
              options={abilities.map((value) => ({ value, label: t(`name.${value}`) }))}
              value={action}
              onChange={setChosen}
            />
          </Field>
          {action === 'change_role' && <RoleField value={role} onChange={setRole} />}
          <ReasonField value={reason} isWrong={isTried && !isReason(reason)} onChange={setReason} />
          <Button
            className="justify-self-start"
            variant={action === 'lock' ? 'danger' : 'primary'}
            busy={isBusy}
            onClick={() => void submit()}
          >
            {t(`name.${action}`)}
          </Button>
        </>
      )}
    </div>
  );
}
