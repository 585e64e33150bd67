import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { selectCases } from '../store-cases.ts';

/** A page of differences, newest first: those that wait, or those that are closed. */
export async function listCases(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly isOpen: boolean;
    readonly day: string | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
) {
  const { cursor: before, limit, isOpen, day } = query;
  const found = await selectCases(ctx.tx, { isOpen, day, before, limit: limit + 1 });
  const cases = found.slice(0, limit);
  const nextCursor = found.length > limit ? (cases.at(-1)?.id ?? null) : null;
  return { cases, nextCursor, currency: ctx.site.currency };
}

export type CasePage = Awaited<ReturnType<typeof listCases>>;
