import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectSharedDevices } from './store-devices.ts';

/**
 * Accounts among these that are linked because somebody signed in to both from one device, each
 * with the first of its cluster; whoever shares nothing fails (agents-loyalty-money.md A6, D8).
 */
export async function clustersAmong(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<string, string>> {
  const shared = ids.length < 2 ? [] : await selectSharedDevices(ctx.tx, ids);
  const firstOf = new Map<string, string>();
  const rootOf = (id: string): string => {
    const next = firstOf.get(id) ?? id;
    return next === id ? id : rootOf(next);
  };
  for (const people of Map.groupBy(shared, ({ device }) => device).values()) {
    const roots = people.map(({ subjectId }) => rootOf(subjectId)).toSorted();
    const [first = ''] = roots;
    [...roots, ...people.map(({ subjectId }) => subjectId)].forEach((id) => firstOf.set(id, first));
  }
  return new Map([...firstOf.keys()].map((id) => [id, rootOf(id)]));
}
