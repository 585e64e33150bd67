import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { assignHost } from '../api/assign-host.ts';

const shown = ['account', 'name', 'contact', 'isChecked', 'reason'] as const;
const places = {
  not_found: 'account',
  vip_no_host: 'account',
  identity_unverified: 'account',
} as const;

/** Names who looks after a member, or takes them away: then name and contact are empty. */
export function HostForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('desk-loyalty.ranks');
  const words = useFormWords();
  const form = useHostForm(onDone);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('hostSave')}
        </Button>
      }
    >
      <p className="m-0 text-14 text-text-2">{t('hostAbout')}</p>
      <Field label={t('account')} isRequired {...form.field('account')}>
        <Input {...form.text('account')} maxLength={60} dir="ltr" />
      </Field>
      <Field label={t('hostName')} {...form.field('name')}>
        <Input {...form.text('name')} maxLength={60} dir="auto" />
      </Field>
      <Field label={t('hostContact')} hint={t('hostContactHint')} {...form.field('contact')}>
        <Input {...form.text('contact')} maxLength={120} dir="auto" />
      </Field>
      <Checkbox
        label={t('hostChecked')}
        {...form.box('isChecked')}
        error={form.field('isChecked').error}
      />
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function useHostForm(onDone: () => void) {
  const t = useTranslations('desk-loyalty.ranks');
  const landing = useLanding();
  return useForm({
    initial: { account: '', name: '', contact: '', isChecked: false, reason: '' },
    checks: {
      account: (text) => (text.trim() === '' ? t('accountNeeded') : undefined),
      name: (text, { contact }) =>
        text.trim() === '' && contact.trim() !== '' ? t('hostNameNeeded') : undefined,
      contact: (text, { name }) =>
        text.trim() === '' && name.trim() !== '' ? t('hostContactNeeded') : undefined,
      isChecked: (isChecked, { name }) =>
        !isChecked && name.trim() !== '' ? t('hostCheckNeeded') : undefined,
      reason: useReasonCheck(),
    },
    submit: async ({ account, name, contact, reason }) => {
      const named = { name: name.trim(), contact: contact.trim(), isChecked: true } as const;
      const host = named.name === '' ? null : named;
      const body = { account: account.trim(), host, reason: reason.trim() };
      const outcome = await assignHost({ body });
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('hostSaved'));
      onDone();
      return undefined;
    },
  });
}
