import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { spanOf } from '../../../../platform/reconciling/span-of.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { readAccounts } from '../../../members/index.ts';
import { ringsUntil } from '../rings.ts';
import {
  type Pair,
  type PairSums,
  type PairTransfer,
  selectTransferPairs,
  selectTransfersOfPairs,
} from '../store-pairs.ts';

export interface ShownPair extends Pair, Omit<PairSums, keyof Pair> {
  readonly agent: string;
  readonly member: string;
  readonly isRing: boolean;
  readonly transfers: readonly PairTransfer[];
}

export interface PairDay {
  readonly day: Temporal.PlainDate;
  readonly pairs: readonly ShownPair[];
  readonly nextCursor: string | undefined;
}

const between = '__';

/** Names the two; a cursor too. */
export const pairIdOf = (pair: Pair): string => `${pair.agentId}${between}${pair.memberId}`;

/** Undefined for what names no two members. */
function pairOf(id: string): Pair | undefined {
  const [agentId = '', memberId = ''] = id.split(between);
  const pair = { agentId, memberId };
  return isPair(pair) ? pair : undefined;
}

interface TwoIds {
  readonly agentId: string;
  readonly memberId: string;
}

function isPair<Row extends TwoIds>(row: Row): row is Row & Pair {
  return isIdOf('mbr', row.agentId) && isIdOf('mbr', row.memberId);
}

/** What members sent each other on a day of the site, by pair; today unless one is named (E7). */
export async function listTransferPairs(
  ctx: Ctx,
  query: {
    readonly day: string | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<PairDay> {
  const day = query.day === undefined ? siteDate(ctx) : Temporal.PlainDate.from(query.day);
  const { limit, cursor = '' } = query;
  const { from, to } = spanOf(ctx, day);
  const span = { siteId: ctx.site.id, from, to };
  const page = { ...span, after: pairOf(cursor), limit: limit + 1 };
  const found = (await selectTransferPairs(ctx.tx, page)).filter((row) => isPair(row));
  const rows = found.slice(0, limit);
  const transfers = await selectTransfersOfPairs(ctx.tx, { ...span, pairs: rows });
  const pairs = await withNames(ctx, rows, { day, transfers });
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { day, pairs, nextCursor: last && pairIdOf(last) };
}

async function withNames(
  ctx: Ctx,
  rows: readonly (PairSums & Pair)[],
  of: { readonly day: Temporal.PlainDate; readonly transfers: readonly PairTransfer[] },
): Promise<readonly ShownPair[]> {
  const names = await readAccounts(ctx, [
    ...new Set(rows.flatMap(({ agentId, memberId }) => [agentId, memberId])),
  ]);
  const rings = rows.length === 0 ? [] : await ringsUntil(ctx, of.day);
  const ringOf = new Map(rings.flatMap(({ memberIds }, at) => memberIds.map((id) => [id, at])));
  const byPair = Map.groupBy(of.transfers, ({ direction, fromId, toId }) =>
    direction === 'down'
      ? pairIdOf({ agentId: fromId, memberId: toId })
      : pairIdOf({ agentId: toId, memberId: fromId }),
  );
  const nameOf = (id: MemberId): string => names.get(id) ?? id;
  return rows.map((row) => {
    const ring = ringOf.get(row.agentId);
    return {
      ...row,
      agent: nameOf(row.agentId),
      member: nameOf(row.memberId),
      isRing: ring !== undefined && ring === ringOf.get(row.memberId),
      transfers: byPair.get(pairIdOf(row)) ?? [],
    };
  });
}
