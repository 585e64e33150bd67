import { useTranslations } from '@portal/i18n/react';
import type { FieldRule } from '@portal/protocol';
import { Field, PasswordInput, type Checks, type FormHandle } from '@portal/ui';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { useLiveRule } from '../hooks/use-live-rule.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { useProblemText } from '../hooks/use-problem-text.ts';
import { problemOf } from '../registration-problems.ts';

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The rule of the registration, which every later password follows too (portal.md 5). */
function usePasswordRule(): FieldRule {
  return { ...useBoot().register.fields.password, enabled: true, required: true };
}

export function useNewPasswordChecks(): Checks<NewPassword> {
  const problemText = useProblemText();
  const rule = usePasswordRule();
  return {
    newPassword: (value) => problemText(problemOf(rule, value)),
    confirmNewPassword: (value, { newPassword }) =>
      value === ''
        ? problemText({ key: 'required' })
        : value === newPassword || newPassword === ''
          ? undefined
          : problemText({ key: 'confirmDiffers' }),
  };
}

/** A new password, twice. */
export function NewPasswordFields<Values extends NewPassword>(props: {
  readonly form: FormHandle<Values> & Pick<FormHandle<NewPassword>, 'text'>;
}) {
  const { form } = props;
  const t = useTranslations('session.changePassword');
  const liveRule = useLiveRule();
  const labels = usePasswordLabels();
  const rule = usePasswordRule();
  return (
    <>
      <Field
        label={t('new')}
        isRequired
        isRight={form.isRight('newPassword')}
        hint={liveRule(rule, form.values.newPassword)}
        {...form.field('newPassword')}
      >
        <PasswordInput
          {...form.text('newPassword')}
          labels={labels}
          autoComplete="new-password"
          maxLength={256}
        />
      </Field>
      <Field
        label={t('repeat')}
        isRequired
        isRight={form.isRight('confirmNewPassword') && form.values.newPassword !== ''}
        {...form.field('confirmNewPassword')}
      >
        <PasswordInput
          {...form.text('confirmNewPassword')}
          labels={labels}
          autoComplete="new-password"
          maxLength={256}
        />
      </Field>
    </>
  );
}
