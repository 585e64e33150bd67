import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changePasskey } from '../api/change-passkey.ts';
import type { Passkey } from '../api/read-passkeys.ts';
import { securityKeys } from '../security-keys.ts';

/** Another name for a passkey. */
export function PasskeyName(props: { readonly row: Passkey; readonly onDone: () => void }) {
  const { row, onDone } = props;
  const t = useTranslations('desk-security.passkeys');
  const actions = useTranslations('common.actions');
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { name: row.name },
    checks: { name: (name) => (name.trim() === '' ? required : undefined) },
    submit: async ({ name }) => {
      const outcome = await changePasskey(row.id, name.trim());
      if (!outcome.ok) {
        return landing(outcome, { shown: ['name'], places: {} });
      }
      await queryClient.invalidateQueries({ queryKey: securityKeys.passkeys });
      onDone();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onDone}>{actions('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Field label={t('ownName')} isRequired {...form.field('name')}>
        <Input {...form.text('name')} maxLength={60} />
      </Field>
    </Form>
  );
}
