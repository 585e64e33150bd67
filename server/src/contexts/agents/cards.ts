import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { lastSignIns } from '../identity/index.ts';
import { unavailableAmong } from '../limits/index.ts';
import { type MemberCard, readMemberCards, spendingAccount } from '../members/index.ts';
import { balances } from '../wallet/index.ts';
import { termsOf } from './terms/reads.ts';
import { selectComing } from './terms/store-terms.ts';
import { readTerms, type Terms } from './terms/terms.ts';

export interface ComingTerms extends Terms {
  readonly effectiveAt: Temporal.Instant;
}

/** What an agent may know of those in the own team. */
export interface Cards {
  readonly names: ReadonlyMap<MemberId, MemberCard>;
  readonly balances: ReadonlyMap<MemberId, bigint>;
  readonly terms: ReadonlyMap<MemberId, Terms>;
  readonly coming: ReadonlyMap<MemberId, ComingTerms>;
  readonly seen: ReadonlyMap<string, Temporal.Instant | null>;
  /** Of a break, an exclusion or a stop agents are told no more than of a lock (H). */
  readonly unavailable: ReadonlySet<MemberId>;
}

/** All of a page at once; `named` are only shown by their account. */
export async function readCards(
  ctx: Ctx,
  { rows, named }: { readonly rows: readonly MemberId[]; readonly named: readonly MemberId[] },
): Promise<Cards> {
  const waiting = await selectComing(ctx.tx, rows, ctx.clock.now());
  return {
    names: await readMemberCards(ctx, [...rows, ...named]),
    balances: await balancesOf(ctx, rows),
    terms: await termsOf(ctx, rows),
    coming: new Map(
      waiting.map((row) => [row.memberId, { ...readTerms(row), effectiveAt: row.effectiveAt }]),
    ),
    seen: await lastSignIns(ctx, rows),
    unavailable: await unavailableAmong(ctx, rows),
  };
}

async function balancesOf(ctx: Ctx, ids: readonly MemberId[]): Promise<Cards['balances']> {
  const accounts = ids.map((id) => spendingAccount({ id, isTrial: false }, ctx.site));
  const found = await balances(ctx, accounts);
  return new Map(ids.map((id, place) => [id, found[place]?.availableMinor ?? 0n]));
}
