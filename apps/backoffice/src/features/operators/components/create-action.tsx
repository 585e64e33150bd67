import { useTranslations } from '@portal/i18n/react';
import type { OperatorRole } from '@portal/protocol';
import { Button, Dialog, Field, Form, Input, PlusIcon, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { createOperator } from '../api/create-operator.ts';
import { RoleField } from './role-field.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

const namePattern = /^[A-Za-z][0-9A-Za-z._-]{2,31}$/u;

interface Draft {
  readonly username: string;
  readonly role: OperatorRole;
  readonly reason: string;
}

const empty: Draft = { username: '', role: 'cashier', reason: '' };
const fields = {
  shown: ['username', 'role', 'reason'],
  places: { username_taken: 'username' },
} as const;

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

interface Made {
  readonly username: string;
  readonly password: string;
}

function CreateDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('desk-operators.create');
  const ui = useTranslations('ui.dialog');
  const [made, setMade] = useState<Made>();
  return (
    <Dialog
      ux="BO-21-create"
      isOpen
      onClose={onClose}
      kind="form"
      title={t('title')}
      closeLabel={ui('close')}
    >
      {made === undefined ? (
        <CreateForm onClose={onClose} onMade={setMade} />
      ) : (
        <div className="grid gap-3">
          <TemporaryPassword {...made} />
          <Button variant="primary" onClick={onClose}>
            {ui('close')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function CreateForm(props: {
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
}) {
  const t = useTranslations('desk-operators.create');
  const common = useTranslations('common.actions');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const form = useForm<Draft>({
    initial: empty,
    keptAs: 'create-operator',
    checks: {
      username: (name) => (namePattern.test(name.trim()) ? undefined : t('nameHint')),
      reason: reasonCheck,
    },
    submit: async ({ role, ...draft }) => {
      const username = draft.username.trim();
      const outcome = await createOperator({
        body: { username, role, reason: draft.reason.trim() },
      });
      if (!outcome.ok) {
        return landing(outcome, fields);
      }
      props.onMade({ username, password: outcome.value.temporaryPassword });
      void queryClient.invalidateQueries();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={props.onClose}>{common('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <Field
        label={t('name')}
        isRequired
        isRight={form.isRight('username')}
        hint={t('nameHint')}
        {...form.field('username')}
      >
        <Input
          {...form.text('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={32}
        />
      </Field>
      <RoleField {...form.choice('role')} />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
