/** How far a zone's clocks are ahead of UTC at a moment; `GMT+7` and the like. */
export function zoneLabel(atMs: number, timeZone: string): string {
  const minutes = Math.round(offsetAt(atMs, timeZone) / 60_000);
  const sign = minutes < 0 ? '\u2212' : '+';
  const hours = Math.floor(Math.abs(minutes) / 60);
  const rest = Math.abs(minutes) % 60;
  return `GMT${sign}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

function offsetAt(atMs: number, timeZone: string): number {
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
  const read = (part: Intl.DateTimeFormatPartTypes): number => parts.get(part) ?? 0;
  const date = [read('year'), read('month') - 1, read('day')] as const;
  const wallMs = Date.UTC(...date, read('hour'), read('minute'), read('second'));
  return wallMs - Math.floor(atMs / 1000) * 1000;
}
