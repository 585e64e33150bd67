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

/** The storage of the tab outlives the dialog that asked, and a reload. */
const prefix = 'code-rest:';

/** Milliseconds since 1970, by a clock that nobody sets back while the page is open. */
const pageMs = (): number => performance.timeOrigin + performance.now();

/** The countdown is 60 seconds for each minute that the code is good for (portal.md 4). */
export function restFor(key: RestKey, seconds: number): void {
  sessionStorage.setItem(prefix + key, String(pageMs() + seconds * 1000));
}

export function restSeconds(key: RestKey): number {
  const left = Number(sessionStorage.getItem(prefix + key)) - pageMs();
  return Math.max(0, Math.ceil(left / 1000));
}

/** As in a tab that has asked for no code. */
export function forgetRests(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(prefix)) {
      sessionStorage.removeItem(key);
    }
  }
}
