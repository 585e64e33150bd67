import { useTranslations } from '@portal/i18n/react';
import { isProfileText } from '@portal/protocol';
import { Button, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { changeProfile } from '../../../shared/profile/api/change-profile.ts';
import { profileKeys } from '../../../shared/profile/profile-keys.ts';

/** The name of the payee, which nobody but the desk changes afterwards. */
export function PayeeForm({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('security.payee');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const form = useForm({
    initial: { payeeName: '' },
    checks: {
      payeeName: (name) => (isProfileText('payeeName', name.trim()) ? undefined : t('wrong')),
    },
    submit: async ({ payeeName }) => {
      const outcome = await changeProfile({ fields: { payeeName: payeeName.trim() } });
      if (!outcome.ok) {
        return landing(outcome, {
          shown: ['payeeName'],
          faultText: (_name, rule) => t(rule === 'fixed' ? 'fixed' : 'wrong'),
        });
      }
      queries.setQueryData(profileKeys.own, outcome.value);
      toastDone(t('done'));
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('save')}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <Field label={t('name')} hint={t('once')} isRequired {...form.field('payeeName')}>
        <Input {...form.text('payeeName')} autoComplete="name" dir="auto" maxLength={200} />
      </Field>
    </Form>
  );
}
