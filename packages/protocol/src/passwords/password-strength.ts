import type { PasswordProblem } from './password-rules.ts';

export type PasswordStrength = 'weak' | 'good' | 'strong';

const strongLength = 20;
const strongVariety = 10;

/** One word for a password of allowed length; what a rule speaks against is weak at any length. */
export function passwordStrength(
  password: string,
  problems: readonly PasswordProblem[],
): PasswordStrength {
  if (problems.length > 0) {
    return 'weak';
  }
  const letters = Array.from(password);
  const isStrong = letters.length >= strongLength && new Set(letters).size >= strongVariety;
  return isStrong ? 'strong' : 'good';
}
