import { currency, parseAmount } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { lastSignIns } from '../identity/index.ts';
import { balancesOf } from './cards.ts';
import type { DownlineParts } from './downline-parts.ts';
import { countTeams, type DownlineFilter, selectDownlineIds } from './store.ts';

export const downlineSorts = ['joined', 'balance', 'teamSize', 'seen'] as const;

/** What narrows or orders a downline by what no column of the tree says. */
export interface Comparison {
  readonly sort: (typeof downlineSorts)[number];
  readonly order: 'asc' | 'desc';
  /** Amounts, both included. */
  readonly leastBalance: string | undefined;
  readonly mostBalance: string | undefined;
  readonly hasContract: boolean;
}

export interface Compared {
  /** All that fit, in order. */
  readonly ids: readonly MemberId[];
  readonly isSorted: boolean;
}

/** More are not compared with each other while somebody waits. */
const mostCompared = 2000;

export function isCompared(wish: Comparison): boolean {
  const { sort, leastBalance, mostBalance, hasContract } = wish;
  return sort !== 'joined' || [leastBalance, mostBalance].some(Boolean) || hasContract;
}

/**
 * Refuses with `team_too_large` a filter over more than are looked at one by one; a mere order
 * falls back to that of joining.
 */
export async function compareDownline(
  ctx: Ctx,
  query: Comparison & { readonly filter: DownlineFilter },
  parts: DownlineParts,
): Promise<Compared> {
  const { filter, sort, order } = query;
  const all = await selectDownlineIds(ctx.tx, filter, { order, limit: mostCompared + 1 });
  if (all.length > mostCompared) {
    if (isCompared({ ...query, sort: 'joined' })) {
      throw new Refusal('team_too_large', { most: mostCompared });
    }
    return { ids: [], isSorted: false };
  }
  const paid = query.hasContract ? await parts.contractKinds(ctx, all) : undefined;
  const some = paid === undefined ? all : all.filter((id) => paid.has(id));
  const ids = await betweenBalances(ctx, some, query);
  if (sort === 'joined') {
    return { ids, isSorted: true };
  }
  const weights = await weightsOf(ctx, ids, sort);
  const sign = order === 'asc' ? 1n : -1n;
  const sorted = ids.toSorted((left, right) =>
    Number(sign * ((weights.get(left) ?? 0n) - (weights.get(right) ?? 0n))),
  );
  return { ids: sorted, isSorted: true };
}

async function betweenBalances(
  ctx: Ctx,
  ids: readonly MemberId[],
  { leastBalance, mostBalance }: Comparison,
): Promise<readonly MemberId[]> {
  const [least, most] = [leastBalance, mostBalance].map((text) => minorOf(ctx, text));
  if (least === undefined && most === undefined) {
    return ids;
  }
  const balances = await balancesOf(ctx, ids);
  return ids.filter((id) => {
    const minor = balances.get(id) ?? 0n;
    return (least === undefined || minor >= least) && (most === undefined || minor <= most);
  });
}

/** An amount that the currency cannot hold bounds nothing. */
function minorOf({ site }: Pick<Ctx, 'site'>, text: string | undefined): bigint | undefined {
  const parsed = text === undefined ? undefined : parseAmount(text, currency(site.currency));
  return parsed?.ok === true ? parsed.value : undefined;
}

/** What each weighs in the order; whoever never signed in comes before everybody. */
async function weightsOf(
  ctx: Ctx,
  ids: readonly MemberId[],
  sort: Exclude<Comparison['sort'], 'joined'>,
): Promise<ReadonlyMap<string, bigint>> {
  if (sort === 'balance') {
    return balancesOf(ctx, ids);
  }
  if (sort === 'teamSize') {
    return countTeams(ctx.tx, ids);
  }
  const seen = await lastSignIns(ctx, ids);
  return new Map([...seen].map(([id, at]) => [id, BigInt(at?.epochMilliseconds ?? 0)]));
}
