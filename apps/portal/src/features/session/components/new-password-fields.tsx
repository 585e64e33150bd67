import { useTranslations } from '@portal/i18n/react';
import type { FieldRule } from '@portal/protocol';
import { Field, PasswordInput, type Checks, type FormHandle } from '@portal/ui';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { usePasswordJudge, type PasswordJudge } from '../hooks/use-password-judge.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { useProblemText } from '../../../shared/registration/use-problem-text.ts';
import { useWeakText } from '../hooks/use-weak-text.ts';
import { problemOf } from '../../../shared/registration/registration-problems.ts';
import { PasswordField } from './password-field.tsx';

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

/** The rule of the registration, which every later password follows too (portal.md 5). */
function usePasswordRule(): FieldRule {
  return { ...useBoot().register.fields.password, enabled: true, required: true };
}

export interface NewPasswordRules {
  readonly checks: Checks<NewPassword>;
  readonly judge: PasswordJudge;
  readonly username: string | undefined;
}

/** Of the account with this name; undefined where only the server knows it. */
export function useNewPassword(username: string | undefined): NewPasswordRules {
  const problemText = useProblemText();
  const weakText = useWeakText();
  const judge = usePasswordJudge();
  const rule = usePasswordRule();
  const checks: Checks<NewPassword> = {
    newPassword: (password) =>
      problemText(problemOf(rule, password)) ?? weakText(judge.problems({ password, username })),
    confirmNewPassword: (value, { newPassword }) =>
      value === ''
        ? problemText({ key: 'required' })
        : value === newPassword || newPassword === ''
          ? undefined
          : problemText({ key: 'confirmDiffers' }),
  };
  return { checks, judge, username };
}

/** A new password, twice. */
export function NewPasswordFields<Values extends NewPassword>(props: {
  readonly form: FormHandle<Values> & Pick<FormHandle<NewPassword>, 'text'>;
  readonly rules: NewPasswordRules;
}) {
  const { form } = props;
  const { judge, username } = props.rules;
  const t = useTranslations('session.changePassword');
  const labels = usePasswordLabels();
  const rule = usePasswordRule();
  return (
    <>
      <PasswordField
        label={t('new')}
        rule={rule}
        choice={{ password: form.values.newPassword, username }}
        judge={judge}
        input={form.text('newPassword')}
        isRight={form.isRight('newPassword')}
        {...form.field('newPassword')}
      />
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
