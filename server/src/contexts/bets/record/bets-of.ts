import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { placeOf } from './place-of.ts';
import {
  type BetsInFilter,
  type BetsOfFilter,
  lookAtBets,
  selectBetsOf,
  selectProvidersOf,
  sumBetsOf,
} from './store-bets-of.ts';
import type { BetSums } from './store-record.ts';
import type { RecordPage } from './use-cases/list-bets.ts';

export interface BetsOfPage extends BetsOfFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** Bets of several members together, newest first; who may see them is the caller's to decide. */
export async function listBetsOf(ctx: Ctx, query: BetsOfPage): Promise<RecordPage> {
  const { cursor, limit } = query;
  const found = await selectBetsOf(ctx.tx, {
    ...query,
    before: placeOf(cursor),
    limit: limit + 1,
  });
  const bets = found.slice(0, limit);
  return { bets, nextCursor: found.length > limit ? (bets.at(-1)?.id ?? null) : null };
}

export interface BetTotalsOf extends BetSums {
  readonly providers: readonly string[];
}

/** What they came to, and who took any of them, whichever provider the filter names. */
export async function readTotalsOf(ctx: Ctx, filter: BetsOfFilter): Promise<BetTotalsOf> {
  const sums = await sumBetsOf(ctx.tx, filter);
  return { ...sums, providers: await selectProvidersOf(ctx.tx, filter) };
}

/** The moment from which a page behind a bet looks back, that moment included. */
export function momentOfPlace(cursor: string): Temporal.Instant | undefined {
  return placeOf(cursor)?.placedAt;
}

/** What a look at a span of time found, from its end on. */
export interface BettorsSeen {
  /** Bets that were looked at, whosoever they are. */
  readonly seenCount: number;
  /** From here on all were: the beginning of the span, or later where there were too many. */
  readonly since: Temporal.Instant;
  /** Who has bets that fit. */
  readonly memberIds: readonly MemberId[];
}

/** Who has bets of a span that fit, looking at no more than so many, and those of one moment. */
export async function readBettorsIn(
  ctx: Ctx,
  query: BetsInFilter & { readonly most: number },
): Promise<BettorsSeen> {
  const seen = await lookAtBets(ctx.tx, query);
  const seenCount = Number(seen?.found ?? 0n);
  const names = (seen?.memberIds ?? '').split(',');
  return {
    seenCount,
    since: seenCount < query.most ? query.from : (seen?.oldestAt ?? query.from),
    memberIds: names.filter((id): id is MemberId => isIdOf('mbr', id)),
  };
}
