import { fieldProblem } from '@portal/protocol';
import type { FieldFault } from '../../../platform/http/refusal-answer.ts';
import { invalidFields } from '../../../platform/http/refusal-answer.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import type { PasswordProblem } from '../password-policy.ts';
import { passwordProblem } from '../password-policy.ts';

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

/** Why a password may not follow the one before (R60); the default of the brand never may (R62). */
export function choiceProblem(
  site: Pick<SiteConfiguration, 'brandWords' | 'name' | 'passwords'>,
  choice: { readonly password: string; readonly username: string },
): PasswordProblem | undefined {
  return choice.password === site.passwords.default
    ? 'common'
    : passwordProblem({ ...choice, brandWords: [...site.brandWords, site.name] });
}

export function weakPassword(problem: PasswordProblem | 'unchanged'): Refusal {
  return new Refusal('password_weak', { problem });
}
