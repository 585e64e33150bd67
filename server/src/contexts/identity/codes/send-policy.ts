/** How often codes were asked for lately: in the last five minutes, hour and day. */
export interface SendCounts {
  readonly numberInPause: number;
  readonly numberInHour: number;
  readonly numberInDay: number;
  readonly browserInHour: number;
  readonly browserInDay: number;
  readonly blockInHour: number;
  /** To the range by visitors, whoever has its numbers. */
  readonly rangeAskedInHour: number;
  /**
   * To the range what may have been sent: of sign-ins and recoveries each number of a member once,
   * for to others nothing goes, and strangers would use up the codes of members with them (R63).
   */
  readonly rangeInHour: number;
  readonly rangeInDay: number;
  /** Of those to the range in a day: how many were typed in somewhere. */
  readonly rangeUsedInDay: number;
  /** Of the country, whether somebody has the number or not. */
  readonly countryAskedInHour: number;
  /** To the country, and of the whole site, what was sent. */
  readonly countryInHour: number;
  readonly countryInDay: number;
  readonly siteInDay: number;
  /** In this lane, to numbers that nobody has: none in the lane of owners. */
  readonly siteUnsentInDay: number;
  /** The last one to this number, or from this browser. */
  readonly lastAt: Temporal.Instant | null;
  /** The first of those that count: with it the wait ends. */
  readonly pauseFrom: Temporal.Instant | null;
  readonly numberHourFrom: Temporal.Instant | null;
  readonly numberDayFrom: Temporal.Instant | null;
  readonly browserDayFrom: Temporal.Instant | null;
  readonly blockHourFrom: Temporal.Instant | null;
}

export type SendVerdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'captcha' }
  /** portal.md 9: once in 1000 ms. */
  | { readonly kind: 'throttled' }
  /** At most the five minutes of portal.md 8, and longer ones. */
  | { readonly kind: 'pause' | 'wait'; readonly seconds: number }
  | { readonly kind: 'quota'; readonly of: SendQuota };

/** What is spent: a range whose codes nobody types in, a range, a country, or the whole site. */
export type SendQuota = 'unread_range' | 'range' | 'country' | 'site';

/**
 * Who asks for a code: whoever has proven the number, by session or by a browser that they signed
 * in with before; another member; anybody. Each has budgets of their own for a number, its range
 * and its country, so that no stranger uses up the codes of its owner (R63); and registrations have
 * others than those who are members already.
 */
export type SendLane = 'visitor' | 'member' | 'owner';

export const pauseSeconds = 300;
const hourSeconds = 3600;
const daySeconds = 86_400;
export const throttleMs = 1000;

/**
 * R65. A person needs one or two codes; whoever wants more than these is somebody else. Five an
 * hour and ten a day to a number: agents-loyalty-money.md F.
 */
export const sendLimits = {
  numberInPause: 3,
  numberInHour: 5,
  numberInDay: 10,
  captchaFromBrowser: 3,
  browserInDay: 20,
  captchaFromBlock: 10,
  blockInHour: 60,
  captchaFromRange: 5,
  rangeInHour: 30,
  unreadRange: 15,
  captchaFromCountry: 100,
  countryInHour: 500,
  countryInDay: 10_000,
  siteInDay: 20_000,
  /** What sends nothing costs no message, so there may be more of it; no owner is among it. */
  countryUnsentInHour: 2500,
  siteUnsentInDay: 100_000,
} as const;

/** The order is part of the contract: what costs the caller nothing to learn comes first. */
export function judgeSending(counts: SendCounts, now: Temporal.Instant): SendVerdict {
  const { lastAt } = counts;
  if (lastAt !== null && now.epochMilliseconds - lastAt.epochMilliseconds < throttleMs) {
    return { kind: 'throttled' };
  }
  const seconds = Math.max(0, ...waitsOf(counts, now));
  if (seconds > 0) {
    return { kind: seconds > pauseSeconds ? 'wait' : 'pause', seconds };
  }
  const quota = spentQuota(counts);
  if (quota !== undefined) {
    return { kind: 'quota', of: quota };
  }
  const isOften =
    counts.browserInHour >= sendLimits.captchaFromBrowser ||
    counts.blockInHour >= sendLimits.captchaFromBlock ||
    counts.rangeAskedInHour >= sendLimits.captchaFromRange ||
    counts.countryAskedInHour >= sendLimits.captchaFromCountry;
  return { kind: isOften ? 'captcha' : 'open' };
}

/** What is left to wait for each budget that is used up. */
function waitsOf(counts: SendCounts, now: Temporal.Instant): readonly number[] {
  const budgets = [
    ['numberInPause', counts.pauseFrom, pauseSeconds],
    ['numberInHour', counts.numberHourFrom, hourSeconds],
    ['numberInDay', counts.numberDayFrom, daySeconds],
    ['browserInDay', counts.browserDayFrom, daySeconds],
    ['blockInHour', counts.blockHourFrom, hourSeconds],
  ] as const;
  return budgets
    .filter(([name]) => counts[name] >= sendLimits[name])
    .map(([, from, window]) => {
      const passedMs = from === null ? 0 : now.epochMilliseconds - from.epochMilliseconds;
      return Math.max(1, window - Math.floor(passedMs / 1000));
    });
}

function spentQuota(counts: SendCounts): SendQuota | undefined {
  const { siteInDay, siteUnsentInDay, countryInHour, countryInDay, countryUnsentInHour } =
    sendLimits;
  if (counts.siteInDay >= siteInDay || counts.siteUnsentInDay >= siteUnsentInDay) {
    return 'site';
  }
  const unsent = counts.countryAskedInHour - counts.countryInHour;
  const isSpent = counts.countryInHour >= countryInHour || counts.countryInDay >= countryInDay;
  if (isSpent || unsent >= countryUnsentInHour) {
    return 'country';
  }
  if (counts.rangeInHour >= sendLimits.rangeInHour) {
    return 'range';
  }
  const isUnread = counts.rangeUsedInDay === 0 && counts.rangeInDay >= sendLimits.unreadRange;
  return isUnread ? 'unread_range' : undefined;
}
