/**
 * The rules of passwords, as browser and server ask them (R60). An entry of its own: its list is
 * fetched with the dialogs that choose a password, and with no page.
 */
export { commonList } from './common-list.ts';
export type { KnownList, PasswordChoice, PasswordProblem } from './password-rules.ts';
export { foldPassword, passwordProblemKinds, passwordProblems } from './password-rules.ts';
export type { PasswordStrength } from './password-strength.ts';
export { passwordStrength } from './password-strength.ts';
