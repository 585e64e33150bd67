import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type { SelectSharedDevices } from './generated/statements.ts';

/** Devices from which several of these people signed in, with each of them. */
export async function selectSharedDevices(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly SelectSharedDevices['row'][]> {
  const { rows } = await sql<SelectSharedDevices>`
    select k.device, k.subject_id as "subjectId"
      from (select device, subject_id, count(*) over (partition by device) as people
              from known_devices where subject_id = any(${plain(ids)}::text[])) k
     where k.people > 1 order by k.device, k.subject_id
  `.execute(tx);
  return rows;
}
