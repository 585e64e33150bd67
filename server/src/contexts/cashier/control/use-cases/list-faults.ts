import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { selectFaults } from '../store-faults.ts';

const between = '_';

/** A page of accounts that differed at the last trial balance, by their paths. */
export async function listFaults(
  ctx: Ctx<OperatorActor>,
  query: { readonly cursor: string | undefined; readonly limit: number },
) {
  const { cursor = between, limit } = query;
  const [currency = '', ...rest] = cursor.split(between);
  const beyond = { currency, account: rest.join(between) };
  const found = await selectFaults(ctx.tx, { beyond, limit: limit + 1 });
  const faults = found.slice(0, limit);
  const last = found.length > limit ? faults.at(-1) : undefined;
  const nextCursor = last === undefined ? null : `${last.currency}${between}${last.account}`;
  return { faults, nextCursor };
}

export type FaultPage = Awaited<ReturnType<typeof listFaults>>;
