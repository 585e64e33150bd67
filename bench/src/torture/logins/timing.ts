import { logIn } from './caller.ts';
import type { Found } from './logins.ts';
import type { LoginSite } from './site.ts';

/**
 * How far from one half the chance may lie that a missing name is answered later than one that
 * somebody has; three standard errors of the sample come on top. A road without a hash lies at 0.
 */
const mostOff = 0.05;
const names = 10;

/** R59: as many tries with a wrong password of names that exist and of names that do not. */
export async function timing(site: LoginSite, tries: number): Promise<Found> {
  const members = await Promise.all(Array.from({ length: names }, () => site.register()));
  const there: number[] = [];
  const missing: number[] = [];
  const answers = new Set<string>();
  for (let place = 0; place < tries; place += 1) {
    // By turns in an order that changes, so that no rhythm of the machine falls on one of them.
    const isThere = (place + (place >> 1)) % 2 === 0;
    const name = isThere ? (members[place % names]?.username ?? '') : `nobody${place % names}`;
    const secret = { password: `wrong password number ${place}` };
    const { status, code, milliseconds } = await logIn(site.caller(), name, secret);
    answers.add(`${status} ${code}`);
    (isThere ? there : missing).push(milliseconds);
    // The count of failures is another rule: here it would answer in the place of the password.
    await site.owner.query('delete from sign_in_failures');
  }
  const chance = chanceOfLater(missing, there);
  const most = mostOff + 3 * standardError(missing.length, there.length);
  return {
    lost: 0,
    faults: [
      ...(Math.abs(chance - 0.5) > most
        ? [`a missing name is answered later with a chance of ${chance.toFixed(3)}`]
        : []),
      ...(answers.size === 1 ? [] : [`names were told apart: ${[...answers].join(', ')}`]),
    ],
    notes: { timed: tries, laterPerMille: Math.round(chance * 1000) },
  };
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
