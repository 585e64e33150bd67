import type { ContractKind } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { lastSignIns } from '../identity/index.ts';
import { unavailableAmong } from '../limits/index.ts';
import { type MemberCard, readMemberCards, spendingAccount } from '../members/index.ts';
import { balances } from '../wallet/index.ts';
import { findBalances } from './balances/store-balances.ts';
import type { DownlineParts } from './downline-parts.ts';
import { selectTeamsIds } from './store.ts';
import { selectNotes } from './store-notes.ts';
import { termsOf } from './terms/reads.ts';
import { selectComing } from './terms/store-terms.ts';
import { readTerms, type Terms } from './terms/terms.ts';

export interface ComingTerms extends Terms {
  readonly effectiveAt: Temporal.Instant;
}

export interface TeamBalance {
  readonly balanceMinor: bigint;
  /** When it was counted; null for now. */
  readonly takenAt: Temporal.Instant | null;
}

/** What an agent may know of those in the own team. */
export interface Cards {
  readonly names: ReadonlyMap<MemberId, MemberCard>;
  readonly balances: ReadonlyMap<MemberId, bigint>;
  /** Of whole teams, the agent included; large ones that were not counted yet fail. */
  readonly teamBalances: ReadonlyMap<MemberId, TeamBalance>;
  readonly ranks: ReadonlyMap<MemberId, number>;
  readonly contracts: ReadonlyMap<MemberId, readonly ContractKind[]>;
  /** Of the agent who looks. */
  readonly notes: ReadonlyMap<MemberId, string>;
  readonly terms: ReadonlyMap<MemberId, Terms>;
  readonly coming: ReadonlyMap<MemberId, ComingTerms>;
  readonly seen: ReadonlyMap<string, Temporal.Instant | null>;
  /** Of a break, an exclusion or a stop agents are told no more than of a lock (H). */
  readonly unavailable: ReadonlySet<MemberId>;
}

/** All of a page at once; `named` are only shown by their account. */
export async function readCards(
  ctx: Ctx<MemberActor>,
  { rows, named }: { readonly rows: readonly MemberId[]; readonly named: readonly MemberId[] },
  parts: DownlineParts,
): Promise<Cards> {
  const waiting = await selectComing(ctx.tx, rows, ctx.clock.now());
  return {
    names: await readMemberCards(ctx, [...rows, ...named]),
    balances: await balancesOf(ctx, rows),
    teamBalances: await teamBalancesOf(ctx, rows),
    ranks: await parts.ranks(ctx, rows),
    contracts: await parts.contractKinds(ctx, rows),
    notes: await selectNotes(ctx.tx, { agentId: ctx.actor.id, ids: rows }),
    terms: await termsOf(ctx, rows),
    coming: new Map(
      waiting.map((row) => [row.memberId, { ...readTerms(row), effectiveAt: row.effectiveAt }]),
    ),
    seen: await lastSignIns(ctx, rows),
    unavailable: await unavailableAmong(ctx, rows),
  };
}

export async function balancesOf(ctx: Ctx, ids: readonly MemberId[]): Promise<Cards['balances']> {
  const accounts = ids.map((id) => spendingAccount({ id, isTrial: false }, ctx.site));
  const found = await balances(ctx, accounts);
  return new Map(ids.map((id, place) => [id, found[place]?.availableMinor ?? 0n]));
}

/** Larger teams have a balance of every ten minutes. */
export const mostSummed = 200;

async function teamBalancesOf(ctx: Ctx, ids: readonly MemberId[]): Promise<Cards['teamBalances']> {
  const teams = await selectTeamsIds(ctx.tx, { ids, limit: mostSummed + 1 });
  const grouped = [...Map.groupBy(teams, ({ topId }) => topId)];
  const summed = grouped.filter(([, team]) => team.length <= mostSummed);
  const found = await balancesOf(ctx, [
    ...new Set(summed.flatMap(([, team]) => team.map(({ memberId }) => memberId))),
  ]);
  const large = grouped.filter(([, team]) => team.length > mostSummed).map(([topId]) => topId);
  const sums = summed.map(([topId, team]): [MemberId, TeamBalance] => {
    const balanceMinor = team.reduce((sum, { memberId }) => sum + (found.get(memberId) ?? 0n), 0n);
    return [topId, { balanceMinor, takenAt: null }];
  });
  return new Map([...sums, ...(await findBalances(ctx.tx, large))]);
}
