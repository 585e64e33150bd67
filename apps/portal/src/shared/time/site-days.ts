/** Midnight of the site's day that lies `daysBack` days before the day of `atMs`, in UTC. */
export function startOfSiteDay(day: {
  readonly atMs: number;
  readonly timeZone: string;
  readonly daysBack: number;
}): string {
  const wall = wallClock(day.atMs, day.timeZone);
  const midnight = Date.UTC(wall.year, wall.month - 1, wall.day - day.daysBack);
  // The zone's offset is read at the guess itself, then once more where the clocks change between.
  const guess = midnight - offsetAt(midnight, day.timeZone);
  return new Date(midnight - offsetAt(guess, day.timeZone)).toISOString();
}

function offsetAt(atMs: number, timeZone: string): number {
  const wall = wallClock(atMs, timeZone);
  const asUtc = Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute, wall.second);
  return asUtc - Math.floor(atMs / 1000) * 1000;
}

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second';

function wallClock(atMs: number, timeZone: string): Record<Part, number> {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const read = (part: Part): number => parts.get(part) ?? 0;
  return {
    year: read('year'),
    month: read('month'),
    day: read('day'),
    hour: read('hour'),
    minute: read('minute'),
    second: read('second'),
  };
}

/** `GMT+7` and the like, for the clock of the header. */
export function zoneLabel(atMs: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(atMs, timeZone) / 60_000);
  const sign = minutes < 0 ? '\u2212' : '+';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `GMT${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}
