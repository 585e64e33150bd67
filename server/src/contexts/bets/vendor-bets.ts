import { assertDefined } from '@portal/money';
import type { BetState, MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { type NamedBet, selectBetsNamed, selectBetsPlaced } from './store-vendor-bets.ts';

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
  readonly settledAt: Temporal.Instant | null;
}

/** So many are looked up at once. */
const atOnce = 1000;

/** Bets of a sender by its own ids, whenever they were placed. */
export async function readBetsNamed(
  ctx: Ctx,
  query: { readonly provider: string; readonly txIds: readonly string[] },
): Promise<readonly VendorBet[]> {
  const { provider, txIds } = query;
  const bets: VendorBet[] = [];
  for (let at = 0; at < txIds.length; at += atOnce) {
    const part = txIds.slice(at, at + atOnce);
    const rows = await selectBetsNamed(ctx.tx, { provider, txIds: part });
    bets.push(...rows.map(vendorBet));
  }
  return bets;
}

/** What members bet at a sender in a span. */
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
    bets.push(...rows.map(vendorBet));
  }
  return bets;
}

function vendorBet(row: NamedBet): VendorBet {
  return { ...row, txId: assertDefined(row.txId, 'senders name their bets') };
}
