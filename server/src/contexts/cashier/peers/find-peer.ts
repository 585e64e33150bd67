import { isNearInLine, mostPairMatches, peersFor, type PeerLine } from '@portal/commission';
import type { DepositKind, MemberId, PayoutKind } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { linesOf } from '../../agents/index.ts';
import { clustersAmong } from '../../identity/index.ts';
import { openDemands } from '../../kyc/index.ts';
import { unavailableAmong } from '../../limits/index.ts';
import { findControls } from '../control/store-control.ts';
import { memberHold } from '../withdrawals/member-hold.ts';
import type { PeerSettings } from '../settings.ts';
import { lockMatching, selectPairs, selectWaitingPeers, type WaitingPeer } from './store-peers.ts';

/** So many are looked at in one go, and so many to choose from are enough. */
const lookedAt = 50;
const pairDays = 30;

/** A transfer goes to an account of its own kind only. */
function payoutKindOf(kind: DepositKind): PayoutKind | undefined {
  return kind === 'BANK' || kind === 'EWALLET' ? kind : undefined;
}

/**
 * Orders that this member may pay, the oldest first: never of somebody of the same cluster, near in
 * the line, or met too often; none while payouts are stopped (agents-loyalty-money.md E6, R52).
 */
export async function peersOf(
  ctx: Ctx<MemberActor>,
  kind: DepositKind,
): Promise<readonly WaitingPeer[]> {
  const payoutKind = payoutKindOf(kind);
  const controls = await findControls(ctx.tx, ctx.site.id);
  if (payoutKind === undefined || (controls?.payoutsStoppedAt ?? null) !== null) {
    return [];
  }
  // Old ones that this member may not pay must not hide those behind them.
  const found: WaitingPeer[] = [];
  let afterId = '';
  let isMore = true;
  while (isMore && found.length < lookedAt) {
    const page = await waitingAfter(ctx, payoutKind, afterId);
    found.push(...(page.length === 0 ? [] : await withoutStrange(ctx, page)));
    afterId = page.at(-1)?.id ?? afterId;
    isMore = page.length === lookedAt;
  }
  return found;
}

function waitingAfter(ctx: Ctx<MemberActor>, kind: PayoutKind, afterId: string) {
  const { id: siteId, currency } = ctx.site;
  const exceptId = ctx.actor.id;
  const query = { siteId, currency, kind, exceptId, afterId, limit: lookedAt };
  return selectWaitingPeers(ctx.tx, query);
}

async function withoutStrange(
  ctx: Ctx<MemberActor>,
  orders: readonly WaitingPeer[],
): Promise<readonly WaitingPeer[]> {
  const ownId = ctx.actor.id;
  const otherIds = orders.map(({ memberId }) => memberId);
  const everybody = [ownId, ...otherIds];
  const clusters = await clustersAmong(ctx, everybody);
  const lines = await linesOf(ctx, everybody);
  const since = ctx.clock.now().subtract({ hours: pairDays * 24 });
  const pairs = await selectPairs(ctx.tx, { memberId: ownId, otherIds, since });
  const away = await unavailableAmong(ctx, otherIds);
  const lineOf = (id: MemberId): PeerLine => ({ id, above: lines.get(id)?.above ?? [] });
  return orders.filter(({ memberId }) => {
    const cluster = clusters.get(memberId);
    const isSame = cluster !== undefined && cluster === clusters.get(ownId);
    const isNear = isNearInLine(lineOf(ownId), lineOf(memberId));
    const isOften = (pairs.get(memberId) ?? 0) > mostPairMatches;
    return !isSame && !isNear && !isOften && !away.has(memberId);
  });
}

/**
 * The best of these for an amount, locked; one that somebody else acts on, or whose member is
 * stopped or has to send papers first (R19), is left to others. Undefined when none is left.
 */
export async function lockPeerFor(
  ctx: Ctx,
  orders: readonly WaitingPeer[],
  deposit: { readonly amountMinor: bigint; readonly settings: PeerSettings },
): Promise<WaitingPeer | undefined> {
  const { leastMinor } = deposit.settings;
  for (const peer of peersFor(orders, { amountMinor: deposit.amountMinor, leastMinor })) {
    const { memberId } = peer;
    const isFree =
      (await openDemands(ctx, memberId)) === 0 && (await memberHold(ctx, memberId)) === undefined;
    if (isFree && (await lockMatching(ctx.tx, peer.id))) {
      return peer;
    }
  }
  return undefined;
}
