import type { Ctx } from '../../../platform/context.ts';
import { excludedAmong } from './excluded-among.ts';
import type { PersonCaseRow } from './store-person-cases.ts';

/** Which account of one person is stopped: the newer, unless that one is excluded already. */
export async function stoppedSide(
  ctx: Ctx,
  { newerId }: Pick<PersonCaseRow, 'newerId'>,
): Promise<'newer' | 'older'> {
  return (await excludedAmong(ctx, [newerId])).has(newerId) ? 'older' : 'newer';
}
