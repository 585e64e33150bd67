import { birthdayIn } from './vip.ts';

/** On either side of the day. */
const openDays = 3;
/** A birthday that was said later than this before brings nothing (agents-loyalty-money.md D3). */
const knownDays = 30;

/** Where the gift of a birthday stands; each but the last two says what it waits for. */
export type BirthdayState = 'UNSET' | 'UNPROVEN' | 'NEW' | 'COMING' | 'CLAIM' | 'CLAIMED';

/** The birthday that can be kept now, else the next one; days are included. */
export interface BirthdayWindow {
  readonly year: number;
  readonly from: Temporal.PlainDate;
  readonly to: Temporal.PlainDate;
}

export function birthdayWindow(
  today: Temporal.PlainDate,
  birthday: Temporal.PlainMonthDay,
): BirthdayWindow {
  const years = [today.year - 1, today.year, today.year + 1];
  const year = years.find((candidate) => {
    return Temporal.PlainDate.compare(today, windowOf(candidate, birthday).to) <= 0;
  });
  // That of the next year is always ahead.
  return windowOf(year ?? today.year + 1, birthday);
}

function windowOf(year: number, birthday: Temporal.PlainMonthDay): BirthdayWindow {
  const day = birthdayIn(year, birthday);
  return { year, from: day.subtract({ days: openDays }), to: day.add({ days: openDays }) };
}

/** Once for each birthday, proven by papers, and said long enough before it. */
export function birthdayState(
  today: Temporal.PlainDate,
  gift: {
    readonly window: BirthdayWindow | undefined;
    /** The day on which it was said; undefined for never. */
    readonly knownOn: Temporal.PlainDate | undefined;
    readonly isProven: boolean;
    readonly isClaimed: boolean;
  },
): BirthdayState {
  const { window, knownOn, isProven, isClaimed } = gift;
  if (window === undefined || knownOn === undefined) {
    return 'UNSET';
  }
  if (isClaimed) {
    return 'CLAIMED';
  }
  if (!isProven) {
    return 'UNPROVEN';
  }
  if (Temporal.PlainDate.compare(knownOn.add({ days: knownDays }), window.to) > 0) {
    return 'NEW';
  }
  const isOpen = Temporal.PlainDate.compare(today, window.from) >= 0;
  const isKnown = Temporal.PlainDate.compare(knownOn.add({ days: knownDays }), today) <= 0;
  return isOpen && isKnown ? 'CLAIM' : 'COMING';
}

/** One gift for each birthday: the key of the debt that pays it. */
export function birthdayGiftKey(memberId: string, year: number): string {
  return `vip:birthday:${memberId}:${year}`;
}
