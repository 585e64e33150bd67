import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectInTeam } from './generated/statements.ts';
import type { TeamPlace } from './read-team-members.ts';
import { pathEnd } from './store.ts';

/** Who of some members stands at a place of the tree, and was below its reader on a day. */
export async function selectInTeam(
  tx: Transaction,
  query: {
    readonly place: TeamPlace;
    readonly ids: readonly MemberId[];
    readonly siteDay: string;
  },
): Promise<readonly MemberId[]> {
  const { place, ids, siteDay } = query;
  const { path, scope } = place;
  const stands = {
    self: sql`p.path = ${path}`,
    direct: sql`p.parent_path = ${path}`,
    team: sql`p.path >= ${path} and p.path < ${path + pathEnd}`,
  }[scope];
  const { rows } = await sql<SelectInTeam>`
    select p.member_id as "memberId" from tree_positions p
     where p.member_id = any(${ids}::text[]) and ${stands}
       and (p.member_id = ${place.ownId} or not exists (
             select from tree_past_lines l
              where l.member_id = p.member_id and l.until_day > ${siteDay}::date
                and not (${place.ownNumber}::bigint = any(l.upline))))
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
