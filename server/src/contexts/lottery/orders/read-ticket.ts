import { pathPlaces, type PathStep, ticketPath } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readTransactions } from '../../bets/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentIssue } from '../present.ts';
import { findIssue, type Issue } from '../store-issues.ts';
import { findSealedPlace, selectDigests } from '../store-seals.ts';
import type { OrderId } from './order.ts';
import { presentTicket } from './present-order.ts';
import { findTicket, selectLeaves, selectOrder, type Ticket } from './store-orders.ts';

/** The receipt of a ticket. Refuses with `lottery_order_not_found`. */
export async function readTicket(
  ctx: Ctx,
  { memberId, id }: { readonly memberId: MemberId; readonly id: string },
): Promise<ReplyOf<Endpoints['readLotteryTicket']>> {
  const ticket = await findTicket(ctx.tx, { memberId, id });
  if (ticket === undefined) {
    throw new Refusal('lottery_order_not_found');
  }
  const order = await selectOrder(ctx.tx, { id: ticket.orderId as OrderId, memberId });
  const { lines, linesHash } = assertDefined(order, 'the order of a ticket');
  const issue = assertDefined(await findIssue(ctx.tx, ticket), 'the issue of a ticket');
  return {
    ticket: presentTicket(ticket),
    betId: await betOf(ctx, { memberId, txId: id }),
    lines: [...lines],
    linesHash,
    costMinor: String(ticket.costMinor),
    issue: presentIssue(issue),
    path: issue.sealedAt === null ? [] : [...(await pathOf(ctx, issue, ticket))],
  };
}

/** Under which id the record of all bets has the ticket. */
async function betOf(
  ctx: Ctx,
  { memberId, txId }: { readonly memberId: MemberId; readonly txId: string },
) {
  const key = { provider: 'lottery', memberId, txId, roundId: undefined };
  const rows = await readTransactions(ctx, key);
  return assertDefined(rows.find((row) => row.class === 'stake')?.betId, 'the bet of a ticket');
}

/** The few digests that lead from the ticket to the seal, whatever else was sold (R46). */
async function pathOf(
  ctx: Ctx,
  issue: Issue,
  { id, leaf, state }: Ticket,
): Promise<readonly PathStep[]> {
  if (state === 'cancelled') {
    return [];
  }
  const sealed = { issueId: issue.id, ticketId: id, leaf: leaf ?? '' };
  const place = await findSealedPlace(ctx.tx, sealed);
  if (place === undefined) {
    return pathOfLeaves(ctx, issue.id, id);
  }
  const steps = pathPlaces(place, issue.ticketCount ?? 0);
  const digests = await selectDigests(ctx.tx, issue.id, steps);
  return steps.map(({ side }, at) => ({
    hash: assertDefined(digests[at], 'a digest of the seal'),
    side,
  }));
}

/** Of an issue that was sealed before its levels were kept. */
async function pathOfLeaves(ctx: Ctx, issueId: bigint, id: string): Promise<readonly PathStep[]> {
  const leaves = (await selectLeaves(ctx.tx, [issueId])).get(issueId) ?? [];
  const place = leaves.findIndex((sold) => sold.id === id);
  return place < 0
    ? []
    : ticketPath(
        leaves.map(({ leaf }) => leaf ?? ''),
        place,
      );
}
