import type { Player } from './player.ts';
import type { VerdictRules } from './stake-verdicts.ts';
import { worthOfPounds } from './stake-worth.ts';

/**
 * Whole years on the site's calendar; who was born on 29 February comes of age on 1 March (R17).
 */
export function ageOn(bornOn: string, today: Temporal.PlainDate): number {
  const birth = Temporal.PlainDate.from(bornOn);
  const years = today.year - birth.year;
  const isBefore =
    today.month < birth.month || (today.month === birth.month && today.day < birth.day);
  return isBefore ? years - 1 : years;
}

/** The last day of birth of those who have that age on a day: the same rule for many at once. */
export function bornUpTo(age: number, today: Temporal.PlainDate): Temporal.PlainDate {
  return today.subtract({ years: age });
}

/** The highest stake of a casino game; whoever told no birth date has that of the youngest. */
export function capMinorFor(
  { jurisdiction, now, timeZone, currency: code }: VerdictRules,
  { bornOn }: Pick<Player, 'bornOn'>,
): bigint | undefined {
  const age = bornOn === null ? 0 : ageOn(bornOn, now.toZonedDateTimeISO(timeZone).toPlainDate());
  const cap = jurisdiction.stakeCaps.find(
    ({ belowAge }) => belowAge === undefined || age < belowAge,
  );
  return cap === undefined ? undefined : worthOfPounds(cap.pounds, code);
}
