import { assertDefined } from '@portal/money';
import { type FamilyName, localTime, type Sign, zodiacYear } from '@portal/lottery';

const beijing = 480;

/** Families whose draw names the sign of its lunar year, by the Beijing date (lottery.md A2). */
export function withYear(family: FamilyName, draw: object, drawsAt: Temporal.Instant): object {
  if ((family !== 'lhc' && family !== 'tg') || 'zodiacYear' in draw) {
    return draw;
  }
  return { ...draw, zodiacYear: yearOfDraw(drawsAt) };
}

/** Whether a draw that names a sign names that of its day. */
export function hasItsYear(draw: object, drawsAt: Temporal.Instant): boolean {
  return !('zodiacYear' in draw) || draw.zodiacYear === yearOfDraw(drawsAt);
}

export function yearOfDraw(drawsAt: Temporal.Instant): Sign {
  const { date } = localTime(drawsAt.epochMilliseconds, beijing);
  return assertDefined(zodiacYear(date), 'a lunar year of the table');
}
