/** What a code is for; each purpose counts for itself. */
export type CodePurpose =
  | 'login'
  | 'password'
  | 'register'
  | 'bind-sms'
  | 'bind-email'
  | 'place-sms'
  | 'place-email'
  | 'contact-sms'
  | 'contact-email'
  | 'payment-sms'
  | 'payment-email';

/** A code rests for what it was sent to: a number that was mistyped holds up no other one. */
export type RestKey = CodePurpose | `${CodePurpose} ${string}`;

/** Until when another code may not be asked for; it outlives the dialog that asked. */
const restUntilMs = new Map<RestKey, number>();

/** The countdown is 60 seconds for each minute that the code is good for (portal.md 4). */
export function restFor(key: RestKey, seconds: number): void {
  restUntilMs.set(key, performance.now() + seconds * 1000);
}

export function restSeconds(key: RestKey): number {
  const left = (restUntilMs.get(key) ?? 0) - performance.now();
  return Math.max(0, Math.ceil(left / 1000));
}

/** A new page knows of no code. */
export function forgetRests(): void {
  restUntilMs.clear();
}
