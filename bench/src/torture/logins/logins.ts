import type { Verdict } from '../verdict.ts';
import { fixation } from './fixation.ts';
import { pumping } from './pumping.ts';
import { type LoginSite, openLoginSite } from './site.ts';
import { stuffing } from './stuffing.ts';
import { timing } from './timing.ts';

export interface Found {
  /** Honest members who were kept out. */
  readonly lost: number;
  readonly faults: readonly string[];
  readonly notes: Readonly<Record<string, number>>;
}

/**
 * R59, R63, R65, R70: what leaked, what is pumped, what was planted and what the clock tells, tried
 * on a site as an operator runs it. `tries` is the number of logins that are timed, and that stuff.
 */
export async function loginsRun(tries: number): Promise<Verdict> {
  const site = await openLoginSite();
  try {
    return await loginsOn(site, tries, { isClockJudged: true });
  } finally {
    await site.close();
  }
}

/** A test among others judges the answers and not the clock, which is everybody's there. */
export async function loginsOn(
  site: LoginSite,
  tries: number,
  judged: { readonly isClockJudged: boolean },
): Promise<Verdict> {
  // The clock first: a machine that is busy with the rest tells nothing.
  const found: Found[] = [await timing(site, tries, judged)];
  for (const run of [stuffing, pumping, fixation]) {
    found.push(await run(site, tries));
  }
  return {
    scenario: 'logins that are timed, stuffed, pumped and planted',
    acked: tries,
    lost: found.reduce((sum, { lost }) => sum + lost, 0),
    doubled: 0,
    unresolved: 0,
    faults: found.flatMap(({ faults }) => faults),
    notes: Object.assign({}, ...found.map(({ notes }) => notes)) as Record<string, number>,
  };
}
