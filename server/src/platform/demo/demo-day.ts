import { createChance } from './chance.ts';
import type { DemoDay } from './demo-part.ts';
import { visitOn } from './visits.ts';

/** Every telling of the past is the same one. */
const seed = 'a past for the demo';
const secondsPerHour = 3600;
/** What the stories of a past are spread over; the days before are told in few strokes. */
const daysOfMonth = 30;

/** The days from the one on which a site was opened to the one that it is now. */
export function daysBetween(
  openedAt: Temporal.Instant,
  now: Temporal.Instant,
  timeZone: string,
): readonly DemoDay[] {
  const first = openedAt.toZonedDateTimeISO(timeZone).toPlainDate();
  const last = now.toZonedDateTimeISO(timeZone).toPlainDate();
  const count = first.until(last, { largestUnit: 'days' }).days + 1;
  const openedOn = Math.min(0, daysOfMonth - (count - 1));
  return Array.from({ length: count }, (_, place) =>
    demoDay({ first, place, openedOn, timeZone, now }),
  );
}

function demoDay(site: {
  readonly first: Temporal.PlainDate;
  readonly place: number;
  readonly openedOn: number;
  readonly timeZone: string;
  readonly now: Temporal.Instant;
}): DemoDay {
  const { first, place, openedOn, timeZone, now } = site;
  const number = openedOn + place;
  const date = first.add({ days: place });
  const midnight = date.toZonedDateTime(timeZone);
  const joinedFrom = date.subtract({ days: 1 }).toZonedDateTime(timeZone).toInstant();
  const secondMorning = first.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
  return {
    number,
    openedOn,
    date,
    pastEndsAt: now,
    at: (hours) =>
      midnight.add({ milliseconds: Math.round(hours * secondsPerHour * 1000) }).toInstant(),
    chance: (name) => createChance(`${seed} ${number} ${name}`),
    chanceOf: (name) => createChance(`${seed} ${name}`),
    visitOf: ({ name, since }) =>
      isBefore(since, midnight.toInstant())
        ? visitOn(`${seed} ${number}`, {
            name,
            isEager: isBefore(since, secondMorning) || !isBefore(since, joinedFrom),
          })
        : undefined,
  };
}

function isBefore(left: Temporal.Instant, right: Temporal.Instant): boolean {
  return Temporal.Instant.compare(left, right) < 0;
}
