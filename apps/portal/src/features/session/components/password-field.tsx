import { useTranslations } from '@portal/i18n/react';
import type { FieldRule } from '@portal/protocol';
import { passwordStrength } from '@portal/protocol/passwords';
import { Field, PasswordInput } from '@portal/ui';
import type { ComponentProps } from 'react';
import { useLiveRule } from '../../../shared/registration/use-live-rule.ts';
import { usePasswordHearing } from '../hooks/use-password-hearing.ts';
import type { PasswordChoice, PasswordJudge } from '../hooks/use-password-judge.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { problemOf } from '../../../shared/registration/registration-problems.ts';
import { PasswordRules } from './password-rules.tsx';

/**
 * A password that is chosen: its rules as a list, and how good it is as a word. The tick waits
 * until the server has nothing against it either (R60).
 */
export function PasswordField(props: {
  readonly label: string;
  readonly rule: FieldRule;
  readonly choice: PasswordChoice;
  readonly judge: PasswordJudge;
  readonly input: Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange' | 'onBlur'>;
  readonly error: string | undefined;
  readonly isRight: boolean;
}) {
  const { rule, choice, judge } = props;
  const t = useTranslations('registration.password');
  const liveRule = useLiveRule();
  const labels = usePasswordLabels();
  const fits = choice.password !== '' && problemOf(rule, choice.password) === undefined;
  const problems = fits ? judge.problems(choice) : [];
  const isHeard = judge.isHeard(choice);
  usePasswordHearing(judge, choice, fits && problems.length === 0 && !isHeard);
  const isJudged = fits && (problems.length > 0 || isHeard);
  const isNamed = choice.username !== '';
  return (
    <>
      <Field
        label={props.label}
        isRequired
        isRight={props.isRight && isHeard && isNamed}
        hint={
          isJudged ? (
            t(`strength.${passwordStrength(choice.password, problems)}`)
          ) : (
            // The first rule of the list says the same to the eye while nothing is typed.
            <span className={choice.password === '' ? 'sr-only' : undefined}>
              {liveRule(rule, choice.password)}
            </span>
          )
        }
        error={props.error}
      >
        <PasswordInput
          {...props.input}
          labels={labels}
          autoComplete="new-password"
          maxLength={256}
        />
      </Field>
      <PasswordRules rule={rule} choice={choice} judge={judge} />
    </>
  );
}
