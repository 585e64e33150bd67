import { fieldProblem } from '@portal/protocol';
import type { PasswordProblem } from '@portal/protocol/passwords';
import type { FieldFault } from '../../../platform/http/refusal-answer.ts';
import { invalidFields } from '../../../platform/http/refusal-answer.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import { problemsOf } from '../password-policy.ts';

/** What the published rule says of a new password, and that it was typed twice (R84). */
export function refuseTyped(
  site: Pick<SiteConfiguration, 'register'>,
  typed: { readonly newPassword: string; readonly confirmNewPassword: string },
): void {
  const problem = fieldProblem(site.register.fields.password, typed.newPassword);
  const faults: readonly FieldFault[] = [
    ...(problem === undefined ? [] : [{ path: 'newPassword', rule: problem }]),
    ...(typed.newPassword === typed.confirmNewPassword
      ? []
      : [{ path: 'confirmNewPassword', rule: 'mismatch' }]),
  ];
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
}

/**
 * All that speaks against a password that would follow the one before (R60); the default of the
 * brand never may (R62).
 */
export function choiceProblems(
  site: Pick<SiteConfiguration, 'brandWords' | 'name' | 'passwords'>,
  choice: { readonly password: string; readonly username: string },
): readonly PasswordProblem[] {
  const problems = problemsOf({ ...choice, brandWords: [...site.brandWords, site.name] });
  const isDefault = choice.password !== '' && choice.password === site.passwords.default;
  return isDefault && problems[0] !== 'common' ? ['common', ...problems] : problems;
}

/** The gravest of them, which is what a refusal says. */
export function choiceProblem(
  site: Pick<SiteConfiguration, 'brandWords' | 'name' | 'passwords'>,
  choice: { readonly password: string; readonly username: string },
): PasswordProblem | undefined {
  return choiceProblems(site, choice)[0];
}

export function weakPassword(problem: PasswordProblem | 'unchanged'): Refusal {
  return new Refusal('password_weak', { problem });
}
