import type { Ctx } from '../../../platform/context.ts';
import { type ProvenContact, selectProven } from '../codes/store-contacts.ts';

/** Where these subjects are surely reached: only what a code has proven. */
export function provenContacts(
  ctx: Ctx,
  subjectIds: readonly string[],
): Promise<readonly ProvenContact[]> {
  return selectProven(ctx.tx, subjectIds);
}
