import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { TrailAct } from '../entry.ts';
import { entriesOf } from '../entry.ts';
import { insertEntries } from '../store.ts';
import { tellEntries } from '../tell.ts';

/** Writes an act in the transaction that carries it out. */
export async function recordAct(ctx: Ctx<OperatorActor>, act: TrailAct): Promise<void> {
  const entries = entriesOf(ctx, act);
  await insertEntries(ctx.tx, ctx.site.id, entries);
  await tellEntries(ctx, entries);
}
