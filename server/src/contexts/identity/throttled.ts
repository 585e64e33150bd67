import { Refusal } from '../../platform/refusal.ts';

/** portal.md 9: the message of a throttle says five minutes; what ends sooner is told so too. */
const usualSeconds = 300;
/** A longer wait is told in minutes up to here, and in hours from here on. */
const mostMinutes = 120;

/** `login_throttled` with the time that it really takes, for a program and for people. */
export function throttled(seconds: number, data: { readonly captcha?: true } = {}): Refusal {
  const minutes = Math.ceil(Math.max(seconds, usualSeconds) / 60);
  const hours = minutes > mostMinutes ? Math.ceil(minutes / 60) : 0;
  return new Refusal('login_throttled', { retryAfterSeconds: seconds, minutes, hours, ...data });
}
