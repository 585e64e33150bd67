import { createHash } from 'node:crypto';
import type { Ctx } from './context.ts';
import { siteDate } from './site-date.ts';

/** Without letters that are read as digits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const signs = 10;
const idTime = /^[a-z]+_([0-9a-f]{12})/u;

/** `DP260302` and ten signs of these bytes (agents-loyalty-money.md 0). */
export function numberOn(
  day: Temporal.PlainDate,
  { prefix, bytes }: { readonly prefix: string; readonly bytes: Uint8Array },
): string {
  const digits = String(day).replaceAll('-', '').slice(2);
  const drawn = [...bytes.subarray(0, signs)].map((byte) => letters[byte % letters.length]);
  return `${prefix}${digits}${drawn.join('')}`;
}

/**
 * By which people name what has an id of ours and no number that was drawn: always the same one,
 * with the day on which the id was made.
 */
export function numberOfId(
  site: Pick<Ctx['site'], 'timeZone'>,
  prefix: string,
  id: string,
): string {
  const time = idTime.exec(id)?.[1] ?? '0';
  const madeAt = Temporal.Instant.fromEpochMilliseconds(Number.parseInt(time, 16));
  const day = siteDate({ site, clock: { now: () => madeAt } });
  return numberOn(day, { prefix, bytes: createHash('sha256').update(id).digest() });
}
