import { useTranslations } from '@portal/i18n/react';
import { Field, PasswordInput, toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { NewPasswordFields } from '../../../shared/new-password-fields.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changePassword } from '../api/change-password.ts';
import { securityKeys } from '../security-keys.ts';

/** The rest of what makes a good password is the server's to say. */
const shortest = 15;

const fields = {
  shown: ['old', 'newPassword', 'repeated'],
  places: {
    old_password_incorrect: 'old',
    login_throttled: 'old',
    password_weak: 'newPassword',
  },
} as const;

/** Asks for the password of now and twice for the next one. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('desk-security.password');
  const session = useTranslations('desk-session');
  const required = useTranslations('common.form')('required');
  const ui = useTranslations('ui.password');
  const landing = useLanding();
  const form = useForm({
    initial: { old: '', newPassword: '', repeated: '' },
    checks: {
      old: (old) => (old === '' ? required : undefined),
      newPassword: (text) => (text.length < shortest ? session('newPasswordHint') : undefined),
      repeated: (repeated, { newPassword }) =>
        repeated === newPassword ? undefined : session('repeatWrong'),
    },
    submit: async ({ old, newPassword }) => {
      const outcome = await changePassword({ oldPassword: old, newPassword });
      if (!outcome.ok) {
        return landing(outcome, fields);
      }
      toastDone(t('done'));
      void queryClient.invalidateQueries({ queryKey: securityKeys.all });
      onClose();
      return undefined;
    },
  });
  const labels = { show: ui('show'), hide: ui('hide'), capsLock: ui('capsLock') };
  return (
    <FormDialog
      ux="BO-01-password-change"
      title={t('change')}
      about={t('text')}
      form={form}
      act={t('change')}
      onClose={onClose}
    >
      <Field label={t('old')} isRequired {...form.field('old')}>
        <PasswordInput
          {...form.text('old')}
          autoComplete="current-password"
          maxLength={256}
          labels={labels}
        />
      </Field>
      <NewPasswordFields form={form} />
    </FormDialog>
  );
}
