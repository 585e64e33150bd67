/**
 * Why a session is over, as the browser that had it is told with `not_signed_in`: it ran out; the
 * account was locked; somebody signed out in this browser, on another device, or by opening the
 * account in too many places, or anew where one place is all that the site allows; an operator did;
 * the password was replaced; or the member takes a break from play.
 */
export const sessionEndings = [
  'expired',
  'locked',
  'signed_out',
  'elsewhere',
  'too_many',
  'kicked',
  'operator',
  'password',
  'on_break',
] as const;
export type SessionEnding = (typeof sessionEndings)[number];

/** The reason that a refusal carries; undefined when nobody knows of such a session. */
export function sessionEndingIn(
  data: Readonly<Record<string, unknown>>,
): SessionEnding | undefined {
  return sessionEndings.find((ending) => ending === data['ended']);
}
