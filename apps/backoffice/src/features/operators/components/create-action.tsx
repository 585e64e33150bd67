import { useTranslations } from '@portal/i18n/react';
import { operatorName, type OperatorRole } from '@portal/protocol';
import { Button, Dialog, Field, Form, Input, PlusIcon, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { createOperator } from '../api/create-operator.ts';
import { RoleField } from './role-field.tsx';
import { TemporaryPassword } from './temporary-password.tsx';

interface Draft {
  readonly username: string;
  readonly role: OperatorRole;
  readonly reason: string;
}

/** What is made most often. */
const usual: OperatorRole = 'cashier';
const fields = {
  shown: ['username', 'role', 'reason'],
  places: { username_taken: 'username' },
} as const;

/** Makes an operator and shows its temporary password this once. */
export function CreateAction({ roles }: { readonly roles: readonly OperatorRole[] }) {
  const t = useTranslations('desk-operators.create');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<PlusIcon size={18} />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && <CreateDialog roles={roles} onClose={() => setOpen(false)} />}
    </>
  );
}

interface Made {
  readonly username: string;
  readonly password: string;
}

function CreateDialog(props: {
  readonly roles: readonly OperatorRole[];
  readonly onClose: () => void;
}) {
  const { roles, onClose } = props;
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
        <CreateForm roles={roles} onClose={onClose} onMade={setMade} />
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
  /** Those that whoever makes one may give. */
  readonly roles: readonly OperatorRole[];
  readonly onClose: () => void;
  readonly onMade: (made: Made) => void;
}) {
  const t = useTranslations('desk-operators.create');
  const common = useTranslations('common.actions');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const { roles } = props;
  const role = roles.includes(usual) ? usual : (roles[0] ?? usual);
  const form = useForm<Draft>({
    initial: { username: '', role, reason: '' },
    keptAs: 'create-operator',
    checks: {
      username: (name) => (operatorName.test(name.trim()) ? undefined : t('nameHint')),
      reason: reasonCheck,
    },
    submit: async ({ role: given, ...draft }) => {
      const username = draft.username.trim();
      const outcome = await createOperator({
        body: { username, role: given, reason: draft.reason.trim() },
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
      <RoleField roles={roles} {...form.choice('role')} />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
