import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectExplanations } from './store.ts';

/** What the desk told members of the corrections that the books name; nothing of any other. */
export async function explanations(
  ctx: Ctx,
  references: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = references.filter((id) => isIdOf('adj', id));
  const rows = ids.length === 0 ? [] : await selectExplanations(ctx.tx, ids);
  return new Map(rows.flatMap(({ id, text }) => (text === null ? [] : [[id, text] as const])));
}
