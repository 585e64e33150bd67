import type { KnownList, PasswordChoice, PasswordProblem } from '@portal/protocol/passwords';
import { commonList, foldPassword, passwordProblems } from '@portal/protocol/passwords';
import { breachedPasswords } from './breached-passwords.ts';

/** Ordinary words are among the second: three of those are a phrase that nobody has guessed. */
const knownLists: readonly KnownList[] = [
  commonList,
  { passwords: breachedPasswords, mostPieces: 2 },
];

/** Why a password of allowed length is refused (R60), by both lists; its gravest fault. */
export function passwordProblem(choice: PasswordChoice): PasswordProblem | undefined {
  return problemsOf(choice)[0];
}

/** All that speaks against it. */
export function problemsOf(choice: PasswordChoice): readonly PasswordProblem[] {
  return passwordProblems(choice, knownLists);
}

/** Whether it stands on the lists, as it is: others know it. */
export function isBreached(password: string): boolean {
  const folded = foldPassword(password);
  return knownLists.some(({ passwords }) => passwords.has(folded));
}
