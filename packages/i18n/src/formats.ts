/** U+2212, so that a loss reads the same in every language and never wraps away from its number. */
const minus = '\u2212';

/**
 * The pieces of an amount, to be shown in this order inside `<bdi dir="ltr">` (design-brief.md
 * 3.11).
 */
export interface MoneyText {
  readonly sign: '' | '+' | typeof minus;
  readonly symbol: string;
  readonly number: string;
}

export interface Formats {
  /** Counts and other plain numbers; grouped, Latin digits. */
  count(value: number | bigint): string;
  /** A fraction as a percentage with one decimal: 0.9514 is "95.1%". */
  percent(fraction: number): string;
  /** A share that a person has set: 0.5 is "50%", 0.125 is "12.5%". */
  share(fraction: number): string;
  /** `amount` is the decimal string of the wire and keeps its own number of decimals. */
  money(amount: string, symbol: string, sign?: 'losses' | 'always'): MoneyText;
  /** yyyy-MM-dd hh:mm:ss, 24 hours, in the site's time zone. */
  fullDateTime(isoTime: string): string;
  /** yyyy-MM-dd hh:mm, for moments whose seconds say nothing; one piece in every direction. */
  dateTime(isoTime: string): string;
  time(isoTime: string): string;
  /** The site's day of a moment, yyyy-MM-dd. */
  day(atMs: number): string;
  /** A day, yyyy-MM-dd, where it stands in a sentence; one piece in every direction. */
  dayInText(day: string): string;
  /** "2 min. ago" under an hour, else the date and time. */
  since(isoTime: string, nowMs: number): string;
}

const hourMs = 3_600_000;
/** Letters of a full time without its seconds. */
const toMinutes = 16;

/**
 * `tag` names language, calendar and digits for `Intl`. Where the page runs right to left, a moment
 * is isolated, because a line that wraps inside it would put its parts in another order. Files
 * leave the direction out: their readers expect nothing but the digits.
 */
export function createFormats(
  tag: string,
  timeZone: string,
  direction: 'ltr' | 'rtl' = 'ltr',
): Formats {
  const count = new Intl.NumberFormat(tag, { useGrouping: 'always' });
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  const amounts = new Map<number, Intl.NumberFormat>();
  const clock = new Intl.DateTimeFormat(tag, { timeStyle: 'short', hourCycle: 'h23', timeZone });
  const relative = new Intl.RelativeTimeFormat(tag, { style: 'short' });
  // The word joiner keeps a line from ending behind a hyphen, between the parts of a date.
  const inPlace = (moment: string) =>
    direction === 'rtl' ? `\u2066${moment.replaceAll('-', '-\u2060')}\u2069` : moment;
  const full = fullDateTime(timeZone);
  // Between two numbers a no-break space counts as part of a number, so that right-to-left text
  // does not put the time before the date.
  const dateTime = (isoTime: string) =>
    inPlace(full(isoTime).slice(0, toMinutes).replace(' ', '\u00A0'));

  function amountFormat(decimals: number): Intl.NumberFormat {
    const kept = amounts.get(decimals);
    const format = kept ?? new Intl.NumberFormat(tag, exactly(decimals));
    amounts.set(decimals, format);
    return format;
  }

  return {
    count: (value) => count.format(value),
    percent: (fraction) => percent.format(fraction),
    share: (fraction) => share.format(fraction),
    money(amount, symbol, sign = 'losses') {
      const isNegative = amount.startsWith('-');
      const digits = isNegative ? amount.slice(1) : amount;
      const decimals = digits.split('.')[1]?.length ?? 0;
      // The string form is formatted exactly; a number would pass through a binary fraction.
      const number = amountFormat(decimals).format(digits as `${number}`);
      return {
        sign: signOf({ isNegative, isZero: /^[0.]*$/u.test(digits), sign }),
        symbol,
        number,
      };
    },
    fullDateTime: (isoTime) => inPlace(full(isoTime)),
    dateTime,
    day: (atMs) => full(new Date(atMs).toISOString()).slice(0, 10),
    dayInText: inPlace,
    time: (isoTime) => clock.format(Date.parse(isoTime)),
    since(isoTime, nowMs) {
      const elapsedMs = nowMs - Date.parse(isoTime);
      return elapsedMs >= 0 && elapsedMs < hourMs
        ? relative.format(-Math.floor(elapsedMs / 60_000), 'minute')
        : dateTime(isoTime);
    },
  };
}

/** Keeps what stands before and after it in one line, and has no width. */
const wordJoiner = '\u2060';
const noBreakSpace = '\u00A0';

/**
 * One line of text for sentences, accessible names and titles; on screen the parts are kept apart.
 * It never breaks: an amount whose minus stands in the line above reads as a gain.
 */
export function moneyLine({ sign, symbol, number }: MoneyText): string {
  return symbol === ''
    ? `${sign}${number}`
    : `${sign}${sign === '' ? '' : wordJoiner}${symbol}${noBreakSpace}${number}`;
}

function exactly(decimals: number): Intl.NumberFormatOptions {
  return {
    useGrouping: 'always',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  };
}

function signOf(amount: {
  readonly isNegative: boolean;
  readonly isZero: boolean;
  readonly sign: 'losses' | 'always';
}): MoneyText['sign'] {
  if (amount.isZero) {
    return '';
  }
  if (amount.isNegative) {
    return minus;
  }
  return amount.sign === 'always' ? '+' : '';
}

function fullDateTime(timeZone: string): (isoTime: string) => string {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (isoTime) => {
    const parts = new Map(
      format.formatToParts(Date.parse(isoTime)).map(({ type, value }) => [type, value]),
    );
    const read = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const date = `${read('year')}-${read('month')}-${read('day')}`;
    return `${date} ${read('hour')}:${read('minute')}:${read('second')}`;
  };
}
