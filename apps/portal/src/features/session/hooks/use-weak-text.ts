import { useTranslations } from '@portal/i18n/react';
import type { PasswordProblem } from '@portal/protocol/passwords';

/** Which rule a password breaks, the gravest first. */
export function useWeakText(): (
  problems: readonly (PasswordProblem | 'unchanged')[],
) => string | undefined {
  const t = useTranslations('registration.password.weak');
  return ([problem]) => (problem === undefined ? undefined : t(problem));
}
