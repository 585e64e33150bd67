import { createChance } from './chance.ts';

export interface Person {
  /** Tells people apart, the same in every telling; an account name. */
  readonly name: string;
  readonly since: Temporal.Instant;
}

/** Somebody is on the site. */
export interface Visit {
  /** Hours after midnight, with fractions. */
  readonly fromHours: number;
  readonly minutes: number;
}

/** How busy each hour of a day is beside the others: a night's rest, a noon, a long evening. */
const busyness = [4, 2, 1, 1, 1, 1, 2, 3, 4, 4, 5, 7, 9, 7, 5, 5, 6, 8, 11, 15, 18, 18, 14, 8];
const allHours = busyness.reduce((sum, hour) => sum + hour, 0);

/** Those who were there from the beginning come on nearly every day, as newcomers do at first. */
const eagerKeenness = 0.93;
const shyest = 0.1;
const keenest = 0.5;

/** Whether and when somebody comes on a day that they are a member on; `seed` names the day. */
export function visitOn(
  seed: string,
  person: { readonly name: string; readonly isEager: boolean },
): Visit | undefined {
  const habit = createChance(`habit ${person.name}`);
  const keenness = person.isEager
    ? eagerKeenness
    : shyest + habit.fraction() ** 2 * (keenest - shyest);
  const today = createChance(`${seed} visit ${person.name}`);
  if (!today.happens(keenness)) {
    return undefined;
  }
  const fromHours = hourAt(today.fraction() * allHours) + today.fraction();
  return { fromHours, minutes: today.between(4, 19) };
}

/** The hour in which a share of a day's visitors have come. */
function hourAt(share: number): number {
  let passed = 0;
  return busyness.findIndex((hour) => {
    passed += hour;
    return share < passed;
  });
}
