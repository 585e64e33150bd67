import { useTranslations } from '@portal/i18n/react';
import type { RegistrationField } from '@portal/protocol';
import { Field, Input, PasswordInput, type FormHandle } from '@portal/ui';
import { useLiveRule } from '../../../shared/registration/use-live-rule.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import type { RegisterSettings } from '../../../shared/registration/registration-problems.ts';
import type { RegistrationValues } from '../registration-values.ts';

const fieldHelp: Partial<
  Record<RegistrationField, { autoComplete?: string; inputMode?: 'tel' | 'email' | 'numeric' }>
> = {
  username: { autoComplete: 'username' },
  mobileNum: { autoComplete: 'tel-national', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email' },
  payeeName: { autoComplete: 'name' },
};

/** Fields whose rule is shown before anything is wrong, and ticked once it is met. */
const guided: readonly RegistrationField[] = ['username', 'paymentPassword'];

/** One field of the registration by the rule that the site published. */
export function RuledField(props: {
  readonly form: FormHandle<RegistrationValues>;
  readonly settings: RegisterSettings;
  readonly name: RegistrationField;
}) {
  const { form, settings, name } = props;
  const t = useTranslations('registration.fields');
  const optional = useTranslations('common.form')('optional');
  const labels = usePasswordLabels();
  const liveRule = useLiveRule();
  const rule = settings.fields[name];
  const isGuided = guided.includes(name);
  return (
    <Field
      label={t(name)}
      isRequired={rule.required}
      isRight={isGuided && form.isRight(name)}
      {...(rule.required ? {} : { optionalWord: optional })}
      {...(isGuided ? { hint: liveRule(rule, form.values[name]) } : {})}
      {...form.field(name)}
    >
      {name === 'paymentPassword' ? (
        <PasswordInput
          {...form.text(name)}
          labels={labels}
          autoComplete="new-password"
          maxLength={256}
        />
      ) : (
        <Input
          {...form.text(name)}
          {...fieldHelp[name]}
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
