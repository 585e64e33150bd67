import { assert } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import {
  clearFaults,
  differencesOf,
  type NewFault,
  putFaults,
  selectTeamDay,
} from '../store-faults.ts';
import { sumsOfFacts, teamKey } from '../sums-of-facts.ts';
import { noSums, type TeamSums } from '../team-figures.ts';

/** Yesterday and the two days before it (agents-loyalty-money.md B3). */
const provenDays = 3;

/**
 * Computes the sums of all teams of the last days again from what their members did, and keeps
 * where they differ for the desk. Nothing is put right by itself: what is still on its way to the
 * sums of teams would be added twice. A day that agrees again has no fault any more.
 */
export async function proveTeams(ctx: Ctx): Promise<number> {
  const today = siteDate(ctx);
  let found = 0;
  for (let days = provenDays; days > 0; days -= 1) {
    const siteDay = today.subtract({ days }).toString();
    const faults = await faultsOf(ctx, siteDay);
    await clearFaults(ctx.tx, siteDay);
    await putFaults(ctx.tx, { siteDay, faults, at: ctx.clock.now() });
    found += faults.length;
  }
  return found;
}

/** Where the sums of a day and its facts differ. */
export async function faultsOf(ctx: Ctx, siteDay: string): Promise<readonly NewFault[]> {
  const facts = await sumsOfFacts(ctx, siteDay);
  const sums = new Map<string, TeamSums>(
    (await selectTeamDay(ctx.tx, siteDay)).map((row) => [teamKey(row.agentId, row.category), row]),
  );
  const keys = new Set([...facts.keys(), ...sums.keys()]);
  return [...keys].flatMap((key) => {
    const figures = differencesOf(sums.get(key) ?? noSums, facts.get(key) ?? noSums);
    const [agentId = '', category = ''] = key.split(' ');
    assert(isIdOf('mbr', agentId), 'a team has its agent');
    return Object.keys(figures).length === 0 ? [] : [{ agentId, category, figures }];
  });
}
