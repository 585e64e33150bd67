const minuteMs = 60_000;
/** Browsers read a moment out of almost anything else. */
const localPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;

/** A moment as a field of day and time shows it, `2026-03-01T09:30`, in the site's zone. */
export function localOf(at: string, timeZone: string): string {
  return localAt(Date.parse(at), timeZone);
}

/**
 * The moment of a day and time of the site's zone; undefined when it is none. Where clocks go back
 * and a time comes twice, the later one.
 */
export function instantOf(local: string, timeZone: string): string | undefined {
  const asUtc = localPattern.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) {
    return undefined;
  }
  // The offset is that of the moment, which is known only roughly at first.
  const roughly = asUtc - offsetMs(asUtc, timeZone);
  return new Date(asUtc - offsetMs(roughly, timeZone)).toISOString();
}

function offsetMs(atMs: number, timeZone: string): number {
  const wholeMinute = Math.floor(atMs / minuteMs) * minuteMs;
  return Date.parse(`${localAt(wholeMinute, timeZone)}:00Z`) - wholeMinute;
}

/** Swedish writes dates as ISO does. */
function localAt(atMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  });
  return format.format(atMs).replace(' ', 'T');
}
