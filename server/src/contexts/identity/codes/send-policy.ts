/** How often codes were asked for lately: in the last five minutes, hour and day. */
export interface SendCounts {
  readonly numberInPause: number;
  readonly numberInDay: number;
  readonly browserInHour: number;
  readonly blockInHour: number;
  readonly rangeInHour: number;
  readonly rangeInDay: number;
  /** Of those to the range in a day: how many were typed in somewhere. */
  readonly rangeUsedInDay: number;
  readonly siteInDay: number;
  /** The last one to this number, or from this browser. */
  readonly lastAt: Temporal.Instant | null;
}

export type SendVerdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'captcha' }
  /** portal.md 9: once in 1000 ms. */
  | { readonly kind: 'throttled' }
  | { readonly kind: 'wait'; readonly seconds: number }
  | { readonly kind: 'quota'; readonly of: SendQuota };

/** What is spent: a range whose codes nobody types in, a range, or the whole site. */
export type SendQuota = 'unread_range' | 'range' | 'site';

export const pauseSeconds = 300;
const hourSeconds = 3600;
const throttleMs = 1000;

/** R65. A person needs one or two codes; whoever wants more than these is somebody else. */
export const sendLimits = {
  numberInPause: 3,
  numberInDay: 10,
  captchaFromBrowser: 3,
  captchaFromBlock: 10,
  blockInHour: 60,
  rangeInHour: 30,
  unreadRange: 15,
  siteInDay: 20_000,
} as const;

/** The order is part of the contract: what costs the caller nothing to learn comes first. */
export function judgeSending(counts: SendCounts, now: Temporal.Instant): SendVerdict {
  const { lastAt } = counts;
  if (lastAt !== null && now.epochMilliseconds - lastAt.epochMilliseconds < throttleMs) {
    return { kind: 'throttled' };
  }
  if (counts.numberInPause >= sendLimits.numberInPause) {
    return { kind: 'wait', seconds: pauseSeconds };
  }
  if (
    counts.numberInDay >= sendLimits.numberInDay ||
    counts.blockInHour >= sendLimits.blockInHour
  ) {
    return { kind: 'wait', seconds: hourSeconds };
  }
  const quota = spentQuota(counts);
  if (quota !== undefined) {
    return { kind: 'quota', of: quota };
  }
  const isOften =
    counts.browserInHour >= sendLimits.captchaFromBrowser ||
    counts.blockInHour >= sendLimits.captchaFromBlock;
  return { kind: isOften ? 'captcha' : 'open' };
}

function spentQuota(counts: SendCounts): SendQuota | undefined {
  if (counts.siteInDay >= sendLimits.siteInDay) {
    return 'site';
  }
  if (counts.rangeInHour >= sendLimits.rangeInHour) {
    return 'range';
  }
  const isUnread = counts.rangeUsedInDay === 0 && counts.rangeInDay >= sendLimits.unreadRange;
  return isUnread ? 'unread_range' : undefined;
}
