import { useTranslations } from '@portal/i18n/react';
import type { OperatorRole } from '@portal/protocol';
import { Button, Field, Form, Select, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { OperatorLine } from '../api/list-operators.ts';
import type { OperatorAction } from '../change-operator.ts';
import { changeOperator } from '../change-operator.ts';
import { RoleField } from './role-field.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

const shown = ['role', 'reason'] as const;

/** What this operator may do with that one, one thing at a time, with a reason. */
export function OperatorForm({
  operator,
  roles,
}: {
  readonly operator: OperatorLine;
  readonly roles: readonly OperatorRole[];
}) {
  const t = useTranslations('desk-operators.action');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const [chosen, setChosen] = useState<OperatorAction>();
  const [password, setPassword] = useState<string>();
  const { id, username, abilities } = operator;
  // After a lock the list offers other actions than before.
  const action = abilities.find((ability) => ability === chosen) ?? abilities[0];
  const form = useForm({
    initial: { role: operator.role, reason: '' },
    checks: { reason: reasonCheck },
    submit: async ({ role, reason }) => {
      if (action === undefined) {
        return undefined;
      }
      const outcome = await changeOperator({ id, action, role, reason: reason.trim() });
      if (!outcome.ok) {
        return landing(outcome, { shown });
      }
      setPassword(outcome.password);
      form.reset({ role, reason: '' });
      toastDone(t(`done.${action}`, { username }));
      void queryClient.invalidateQueries();
      return undefined;
    },
  });

  return (
    <div className="grid gap-3">
      {password !== undefined && <TemporaryPassword username={username} password={password} />}
      {action !== undefined && (
        <Form
          form={form}
          words={words}
          actions={
            <Button
              type="submit"
              variant={action === 'lock' ? 'danger' : 'primary'}
              busy={form.isBusy}
            >
              {t(`name.${action}`)}
            </Button>
          }
        >
          <Field label={t('label')} hint={t(`text.${action}`)}>
            <Select
              options={abilities.map((value) => ({ value, label: t(`name.${value}`) }))}
              value={action}
              onChange={setChosen}
            />
          </Field>
          {action === 'change_role' && <RoleField roles={roles} {...form.choice('role')} />}
          <ReasonField {...form.field('reason')} input={form.text('reason')} />
        </Form>
      )}
    </div>
  );
}
