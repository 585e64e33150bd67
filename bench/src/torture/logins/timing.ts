import type { Found } from './logins.ts';
import { type Person, type Road, roads } from './roads.ts';
import type { LoginSite } from './site.ts';

/**
 * How far from one half the chance may lie that somebody who is missing is answered later than
 * somebody who is there; three standard errors of the sample come on top. A road without a hash
 * lies at 0.
 */
const mostOff = 0.05;
const names = 10;
/** Enough to see whether answers differ. */
const fewTries = 8;

interface People {
  readonly there: readonly Person[];
  readonly missing: readonly Person[];
}

interface Timed {
  readonly answers: ReadonlySet<string>;
  readonly chance: number;
}

/**
 * R59: as many tries of people who are there as of people who are not, by each road. The answers
 * are the same ones; that they take the same time is judged where the machine has nothing else to
 * do.
 */
export async function timing(
  site: LoginSite,
  size: number,
  { isClockJudged }: { readonly isClockJudged: boolean },
): Promise<Found> {
  const tries = isClockJudged ? size : Math.min(size, fewTries);
  const people = await peopleOf(site);
  const farthest = mostOff + 3 * standardError(Math.floor(tries / 2), Math.ceil(tries / 2));
  const faults: string[] = [];
  const notes: Record<string, number> = { timed: tries };
  for (const road of roads) {
    const { answers, chance } = await timed(site, { road, tries }, people);
    notes[`${road.name}LaterPerMille`] = Math.round(chance * 1000);
    if (answers.size !== 1) {
      faults.push(`${road.name} tells people apart: ${[...answers].join(', ')}`);
    }
    if (isClockJudged && Math.abs(chance - 0.5) > farthest) {
      const told = chance.toFixed(3);
      faults.push(`${road.name} answers who is missing later with a chance of ${told}`);
    }
  }
  return { lost: 0, faults, notes };
}

async function peopleOf(site: LoginSite): Promise<People> {
  const there = await Promise.all(
    Array.from({ length: names }, async (_, place) => {
      const { username } = await site.register();
      const person = {
        username,
        number: `08155500${place + 10}`,
        email: `there${place}@site.example`,
      };
      await site.prove(person);
      return person;
    }),
  );
  const missing = there.map((_, place) => ({
    username: `nobody${place}`,
    number: `08155500${place + 50}`,
    email: `nobody${place}@site.example`,
  }));
  return { there, missing };
}

async function timed(
  site: LoginSite,
  { road, tries }: { readonly road: Road; readonly tries: number },
  people: People,
): Promise<Timed> {
  const took: Record<keyof People, number[]> = { there: [], missing: [] };
  const answers = new Set<string>();
  for (let place = 0; place < tries; place += 1) {
    // By turns in an order that changes, so that no rhythm of the machine falls on one of them.
    const side = (place + (place >> 1)) % 2 === 0 ? 'there' : 'missing';
    const person = people[side][place % names];
    if (person !== undefined) {
      const caller = site.caller();
      await road.before?.(caller, person);
      const { status, code, milliseconds } = await road.go(caller, person, place);
      answers.add(`${status} ${code}`);
      took[side].push(milliseconds);
    }
    // What is counted is another rule: here it would answer in the place of what is asked.
    await site.owner.query('delete from sign_in_failures');
    await site.owner.query('delete from verification_codes');
  }
  return { answers, chance: chanceOfLater(took.missing, took.there) };
}

/** Mann and Whitney: of all pairs, the part in which the first is greater. */
function chanceOfLater(first: readonly number[], second: readonly number[]): number {
  const all = [
    ...first.map((value) => ({ value, isFirst: true })),
    ...second.map((value) => ({ value, isFirst: false })),
  ].toSorted((left, right) => left.value - right.value);
  let ranks = 0;
  all.forEach(({ isFirst }, place) => (ranks += isFirst ? place + 1 : 0));
  return (ranks - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
}

function standardError(first: number, second: number): number {
  return Math.sqrt((first + second + 1) / (12 * first * second));
}
