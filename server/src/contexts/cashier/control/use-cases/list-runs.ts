import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { selectRuns } from '../store-control.ts';

const between = '_';
/** Past every day that was compared. */
const afterAll = `9999${between}`;

/** A page of what was compared with statements, the newest day first. */
export async function listRuns(
  ctx: Ctx<OperatorActor>,
  query: { readonly cursor: string | undefined; readonly limit: number },
) {
  const { cursor = afterAll, limit } = query;
  const [day = '', ...rest] = cursor.split(between);
  const before = { day, provider: rest.join(between) };
  const found = await selectRuns(ctx.tx, { before, limit: limit + 1 });
  const runs = found.slice(0, limit);
  const last = found.length > limit ? runs.at(-1) : undefined;
  const nextCursor = last === undefined ? null : `${last.day}${between}${last.provider}`;
  return { runs, nextCursor, currency: ctx.site.currency };
}

export type RunPage = Awaited<ReturnType<typeof listRuns>>;
