import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Field, Form, PasswordInput, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import type { ChangePasswordDetails } from '../dialogs.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { useWeakText } from '../hooks/use-weak-text.ts';
import { asksCaptcha, useSignIn } from '../hooks/use-sign-in.ts';
import { replacePassword } from '../sign-in.ts';
import { useMember } from '../../../shared/session/session.ts';
import { signOut } from '../sign-out.ts';
import { calmCaptcha } from '../../../shared/codes/calm-captcha.ts';
import { captchaFields } from '../../../shared/codes/captcha-fields.ts';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { consentWords, LateConsentFields, useConsentNeed } from './late-consent-fields.tsx';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';

const initial = {
  oldPassword: '',
  newPassword: '',
  confirmNewPassword: '',
  captcha: '',
  ageConfirmed: false,
  termsAccepted: false,
};
const shown = [
  'oldPassword',
  'newPassword',
  'confirmNewPassword',
  'captcha',
  'ageConfirmed',
  'termsAccepted',
] as const;
const places = {
  old_password_incorrect: 'oldPassword',
  password_weak: 'newPassword',
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  captcha_unreachable: 'captcha',
} as const;

/**
 * Replaces the password (M-05). After a login with one that is temporary or has expired nothing
 * else may be done, and the old one is known.
 */
export function ChangePasswordDialog({ details, onClose }: DialogProps<ChangePasswordDetails>) {
  const t = useTranslations('session.changePassword');
  const close = useTranslations('common.actions')('close');
  const { isForced = false } = details;
  return (
    <Dialog
      ux="M-05"
      isOpen
      isForced={isForced}
      onClose={onClose}
      title={isForced ? t('forcedTitle') : t('title')}
      closeLabel={close}
    >
      <ChangePasswordForm isForced={isForced} onClose={onClose} />
    </Dialog>
  );
}

function ChangePasswordForm(props: { readonly isForced: boolean; readonly onClose: () => void }) {
  const { isForced } = props;
  const t = useTranslations('session.changePassword');
  const words = useFormWords();
  const landing = useLanding();
  const labels = usePasswordLabels();
  const weakText = useWeakText();
  const rules = useNewPassword(useOwnName());
  const required = useTranslations('common.form')('required');
  const { need, isPending } = useConsentNeed(isForced);
  const { run } = useSignIn('/', true);
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const form = useForm<typeof initial>({
    initial,
    checks: {
      ...(!isForced && { oldPassword: (value) => (value === '' ? t('needOld') : undefined) }),
      newPassword: (value, typed) =>
        rules.checks.newPassword?.(value, typed) ??
        (value !== '' && value === typed.oldPassword ? weakText(['unchanged']) : undefined),
      confirmNewPassword: rules.checks.confirmNewPassword,
      ...(need.age !== null && { ageConfirmed: (isSaid) => (isSaid ? undefined : required) }),
      ...(need.terms && { termsAccepted: (isSaid) => (isSaid ? undefined : required) }),
      ...(captchaTurn > 0 && { captcha: (value) => (value === '' ? required : undefined) }),
    },
    submit: async ({ oldPassword, captcha, newPassword, confirmNewPassword, ...said }) => {
      const outcome = await run(() =>
        replacePassword({
          newPassword,
          confirmNewPassword,
          ...(!isForced && { oldPassword }),
          ...consentWords(need, said),
          ...captchaFields(captcha),
        }),
      );
      if (outcome.ok) {
        toastDone(t('done'));
        return undefined;
      }
      const landed = landing(outcome, { shown, places });
      if (captchaTurn === 0 && !asksCaptcha(outcome)) {
        return landed;
      }
      setCaptchaTurn((turn) => turn + 1);
      form.set('captcha', '');
      return calmCaptcha(landed, outcome.code, captchaTurn > 0);
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          {isForced && <LeaveButton onLeft={props.onClose} />}
          <Button
            type="submit"
            variant="primary"
            size="touch"
            className="flex-1"
            busy={form.isBusy || isPending}
          >
            {t('submit')}
          </Button>
        </>
      }
    >
      {isForced ? (
        <p className="text-14 text-text-2">{t('forced')}</p>
      ) : (
        <Field label={t('old')} isRequired {...form.field('oldPassword')}>
          <PasswordInput
            {...form.text('oldPassword')}
            labels={labels}
            autoComplete="current-password"
            maxLength={256}
          />
        </Field>
      )}
      <NewPasswordFields form={form} rules={rules} />
      <LateConsentFields form={form} need={need} />
      {captchaTurn > 0 && (
        <CaptchaField
          action="login"
          reason="failures"
          attempt={captchaTurn - 1}
          {...form.field('captcha')}
          input={form.text('captcha')}
          onAnswer={(answer) => form.set('captcha', answer)}
        />
      )}
    </Form>
  );
}

/** A session that may do nothing else has no member yet, but a name that its login brought. */
function useOwnName(): string | undefined {
  return useMember()?.account ?? sessionStorage.getItem('username') ?? undefined;
}

/** The only other way out of a password that has to be replaced. */
function LeaveButton({ onLeft }: { readonly onLeft: () => void }) {
  const t = useTranslations('session.changePassword');
  const [isBusy, setBusy] = useState(false);
  const leave = async (): Promise<void> => {
    setBusy(true);
    await signOut();
    onLeft();
  };
  return (
    <Button variant="ghost" size="touch" busy={isBusy} onClick={() => void leave()}>
      {t('leave')}
    </Button>
  );
}
