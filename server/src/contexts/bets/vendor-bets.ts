import { assertDefined } from '@portal/money';
import type { BetState, MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { firstWinOf } from './kinds/money.ts';
import {
  type LaterVersion,
  type NamedBet,
  selectBetsNamed,
  selectBetsPlaced,
  selectLaterVersions,
} from './store-vendor-bets.ts';

/** What a bet was before it became what it is now; minor units. */
export type EarlierVersion = Omit<LaterVersion, 'id'>;

/** A bet under the id that its sender knows it by; minor units. */
export interface VendorBet {
  readonly txId: string;
  /** A prize may have the id of a stake. */
  readonly isPrize: boolean;
  readonly roundId: string | null;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly state: BetState;
  readonly placedAt: Temporal.Instant;
  /** What it was at the moment that is asked about and after it, beside what it is now. */
  readonly versions: readonly EarlierVersion[];
}

/** So many are looked up at once. */
const atOnce = 1000;

/** Bets of a sender by its own ids, whenever they were placed. */
export async function readBetsNamed(
  ctx: Ctx,
  query: {
    readonly provider: string;
    readonly txIds: readonly string[];
    readonly versionsFrom: Temporal.Instant;
  },
): Promise<readonly VendorBet[]> {
  const { provider, txIds, versionsFrom } = query;
  const bets: VendorBet[] = [];
  for (let at = 0; at < txIds.length; at += atOnce) {
    const part = txIds.slice(at, at + atOnce);
    const rows = await selectBetsNamed(ctx.tx, { provider, txIds: part });
    bets.push(...(await withVersions(ctx, rows, versionsFrom)));
  }
  return bets;
}

/** What members bet at a sender in a span, and what those bets were at its end. */
export async function readBetsPlaced(
  ctx: Ctx,
  query: {
    readonly provider: string;
    readonly memberIds: readonly MemberId[];
    readonly from: Temporal.Instant;
    readonly to: Temporal.Instant;
  },
): Promise<readonly VendorBet[]> {
  const { memberIds } = query;
  const bets: VendorBet[] = [];
  for (let at = 0; at < memberIds.length; at += atOnce) {
    const part = { ...query, memberIds: memberIds.slice(at, at + atOnce) };
    const rows = await selectBetsPlaced(ctx.tx, part);
    bets.push(...(await withVersions(ctx, rows, query.to)));
  }
  return bets;
}

async function withVersions(
  ctx: Ctx,
  rows: readonly NamedBet[],
  from: Temporal.Instant,
): Promise<readonly VendorBet[]> {
  const changed = rows.filter(({ revision }) => revision > 1);
  const found =
    changed.length === 0 ? [] : await selectLaterVersions(ctx.tx, { bets: changed, from });
  const versions = Map.groupBy(found, ({ id }) => id);
  return rows.map((row) => ({
    ...row,
    txId: assertDefined(row.txId, 'senders name their bets'),
    versions: versions.get(row.id) ?? [],
  }));
}

/** By what the ledger names the payment of prizes of a sender; absent where nothing was won. */
export async function readPrizeDebts(
  ctx: Ctx,
  query: { readonly provider: string; readonly txIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  const rows = await selectBetsNamed(ctx.tx, query);
  const prizes = rows.filter(({ isPrize }) => isPrize);
  return new Map(prizes.map(({ id, txId }) => [txId, firstWinOf(`bet_${id.replaceAll('-', '')}`)]));
}
