import { type Decimal4, decimal4 } from '@portal/lottery';
import { assert, assertDefined, currency as currencyOf } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { type Bets, type CountedPlay, validPolicyOf } from '../../../bets/index.ts';
import { post } from '../../../wallet/index.ts';
import { findGame } from '../../find-game.ts';
import type { Game, GameLimits } from '../../game.ts';
import { selectVersionSettings } from '../../store-games.ts';
import { seedOf } from '../../seed-place.ts';
import { countTickets } from '../count-tickets.ts';
import { drawFor } from '../draw-for.ts';
import { evaluateTicket, leftOf, type TicketResult } from '../evaluate-ticket.ts';
import { rebateMoved, resultOf } from '../money.ts';
import { personsOfIssue } from '../persons-of-issue.ts';
import { readyLine, type ReadyLine } from '../placed-line.ts';
import { returnTickets } from '../return-tickets.ts';
import { selectLinesOf } from '../store-orders.ts';
import { unitPauses } from '../unit-pauses.ts';
import {
  addPaid,
  type DueIssue,
  type DueTicket,
  endSettlement,
  laterTickets,
  lockToSettle,
  selectTicketsToSettle,
  writeSettled,
} from '../store-settlement.ts';

const ticketsAtOnce = 1000;
/** Of lines as they are stored: two lists of 100,000 tickets, or a thousand everyday slips. */
const bytesAtOnce = 500_000;

/** Which issues are left out this time, and who hears which one it is. */
export interface SettlingTurn {
  readonly resting: readonly bigint[];
  readonly begin: (issueId: bigint) => void;
}

const anyIssue: SettlingTurn = { resting: [], begin: () => undefined };

/**
 * Settles the next members of a drawn issue, each with all tickets in the order of their placing:
 * each ticket is paid once by a draw, and a corrected draw pays the difference (R43, R44). One run
 * is one transaction, so a process that dies loses nothing and repeats nothing. When none is left
 * the seed becomes public.
 */
export async function settleIssue(
  ctx: Ctx,
  bets: Bets,
  turn: SettlingTurn = anyIssue,
): Promise<{ readonly isMore: boolean }> {
  const issue = await lockToSettle(ctx.tx, turn.resting);
  if (issue === undefined) {
    return { isMore: false };
  }
  turn.begin(issue.id);
  const { id: issueId, drawVersion: version, settledUntil: after } = issue;
  const page = { issueId, after, limit: ticketsAtOnce, bytes: bytesAtOnce };
  const standing = await selectTicketsToSettle(ctx.tx, page);
  const tickets = standing.filter(({ drawVersion }) => drawVersion < version);
  if (tickets.length > 0) {
    await settleTickets(ctx, bets, { issue, tickets, standing });
  }
  const found = standing[0]?.found ?? 0;
  if (found < ticketsAtOnce && standing.length === found) {
    await endSettlement(ctx.tx, { id: issueId, serverSeed: seedOf(ctx, issue) }, ctx.clock.now());
  }
  return { isMore: true };
}

interface Page {
  readonly issue: DueIssue;
  readonly tickets: readonly DueTicket[];
  /** All tickets of the members of the page, those that the draw has settled before included. */
  readonly standing: readonly DueTicket[];
}

interface Settled {
  readonly ticket: DueTicket;
  readonly result: TicketResult;
  readonly counted: CountedPlay;
  /** Where other accounts of the person have changed what counts of it. */
  readonly linkedAs: MemberId | undefined;
  readonly rebateBackMinor: bigint;
}

async function settleTickets(ctx: Ctx, bets: Bets, page: Page): Promise<void> {
  const { issue, standing } = page;
  const { drawVersion: version } = issue;
  const at = ctx.clock.now();
  const { currency } = ctx.site;
  const game = await findGame(ctx, issue.gameCode);
  const persons = await personsOfIssue(ctx, { issueId: issue.id, standing });
  const orders = await ordersOf(ctx, persons.tickets, game);
  const settled = await evaluateAll(ctx, { ...page, persons }, orders);
  const answers = await bets.settle(
    ctx,
    settled.map(({ ticket, result, counted, linkedAs }) => [
      resultOf({
        ...ticket,
        counted,
        linkedAs,
        currency,
        version: ticket.state === 'open' ? 1 : version,
        amountMinor: result.payoutMinor,
        result: wordOf(result),
      }),
    ]),
    pageName(page),
  );
  assert(
    answers.flat().every(({ ok }) => ok),
    `the results of ${issue.gameCode} ${issue.issueNo} are booked`,
  );
  await post(
    ctx,
    settled.flatMap(({ ticket, rebateBackMinor: amountMinor }) =>
      rebateMoved({ ...ticket, currency }, { amountMinor, version }),
    ),
  );
  await writeSettled(
    ctx.tx,
    settled.map(({ ticket, result, rebateBackMinor }) => {
      return { id: ticket.id, ...result, rebateBackMinor };
    }),
    { version, at },
  );
  await addPaid(ctx.tx, { issueId: issue.id, ...paidBy(settled) });
  await stopChases(ctx, bets, wonOf(settled, orders));
}

/** Pages of a draw are told apart by the member that they begin after. */
function pageName({ issue }: Page) {
  const { id, drawVersion, settledUntil } = issue;
  return { debt: `lottery:${id}:v${drawVersion}:${settledUntil ?? 'first'}:earned` };
}

/** The members of a page come in the order of their ids. */
function paidBy(settled: readonly Settled[]): { addedMinor: bigint; until: string } {
  return {
    addedMinor: settled.reduce(
      (sum, { ticket, result }) => sum + result.payoutMinor - ticket.payoutMinor,
      0n,
    ),
    until: assertDefined(settled.at(-1), 'a page of tickets').ticket.memberId,
  };
}

interface OrderLines {
  readonly lines: readonly ReadyLine[];
  readonly groups: { readonly usual: number; readonly highest: number };
  readonly stopOnWin: boolean;
  /** Those that the order was placed under. */
  readonly limits: GameLimits;
}

async function ordersOf(
  ctx: Ctx,
  tickets: readonly { readonly orderId: string }[],
  { gameCode, settings: now }: Game,
): Promise<ReadonlyMap<string, OrderLines>> {
  const afterUnits = unitPauses();
  const ids = [...new Set(tickets.map(({ orderId }) => orderId))];
  const rows = await selectLinesOf(ctx.tx, ids);
  const versions = [...new Set(rows.map(({ gameVersion }) => gameVersion))];
  const settingsOf = await selectVersionSettings(ctx.tx, gameCode, versions);
  const orders = new Map<string, OrderLines>();
  for (const { id, lines, stopOnWin, gameVersion } of rows) {
    const { groups, limits } = settingsOf.get(gameVersion) ?? now;
    const { member: usual, highest } = groups;
    const ready: ReadyLine[] = [];
    for (const line of lines) {
      await afterUnits(line.units);
      ready.push(readyLine(line, now.groups.highest));
    }
    orders.set(id, { lines: ready, groups: { usual, highest }, stopOnWin, limits });
  }
  return orders;
}

async function evaluateAll(
  ctx: Ctx,
  page: Page & { readonly persons: Awaited<ReturnType<typeof personsOfIssue>> },
  orders: ReadonlyMap<string, OrderLines>,
): Promise<readonly Settled[]> {
  const { issue, tickets, standing, persons } = page;
  const { exponent } = currencyOf(ctx.site.currency);
  const policy = validPolicyOf(ctx.site);
  const paid = paidBefore(page);
  const drawOf = drawFor(assertDefined(issue.draw ?? undefined, 'a drawn issue'));
  const perIssue = issueLimits(standing, orders);
  const counting = { issue, drawOf, exponent, policy };
  const { personOf } = persons;
  const counts = await countTickets({ ...counting, standing: persons.tickets, personOf }, orders);
  const byAccount = { ...counting, standing: persons.shared, personOf: (id: string) => id };
  const alone = await countTickets(byAccount, orders);
  const afterUnits = unitPauses();
  const settled: Settled[] = [];
  for (const ticket of tickets) {
    const { lines, limits } = assertDefined(orders.get(ticket.orderId), 'the order of a ticket');
    await afterUnits(lines.reduce((sum, { line }) => sum + line.units, 0));
    const perLine = decimal4(limits.payoutPerLine);
    const paidMinor = paid.get(ticket.memberId) ?? 0n;
    const left = leftOf(perIssue.get(ticket.memberId) ?? 0n, paidMinor, exponent);
    const { multiple } = ticket;
    const result = evaluateTicket({ lines, multiple }, drawOf, { perLine, left, exponent });
    paid.set(ticket.memberId, paidMinor + result.payoutMinor);
    const counted = assertDefined(counts.get(ticket.id), 'what counts of a ticket');
    const isChanged = counted.valid !== (alone.get(ticket.id) ?? counted).valid;
    const linkedAs = isChanged ? personOf(ticket.memberId) : undefined;
    settled.push({
      ticket,
      result,
      counted,
      linkedAs,
      rebateBackMinor: rebateBack(ticket, result),
    });
  }
  return settled;
}

/** What the draw has paid members before. */
function paidBefore({ issue, standing }: Page): Map<string, bigint> {
  const paid = new Map<string, bigint>();
  for (const { memberId, drawVersion, payoutMinor } of standing) {
    if (drawVersion === issue.drawVersion) {
      paid.set(memberId, (paid.get(memberId) ?? 0n) + payoutMinor);
    }
  }
  return paid;
}

/**
 * What each member may be paid on the issue: where the game changed while it was on sale, the
 * higher of the limits that any of the member's tickets was sold under (R55, lottery.md B4).
 */
function issueLimits(
  standing: Page['standing'],
  orders: ReadonlyMap<string, OrderLines>,
): ReadonlyMap<string, Decimal4> {
  const limits = new Map<string, Decimal4>();
  for (const { memberId, orderId } of standing) {
    const order = assertDefined(orders.get(orderId), 'the order of a ticket');
    const own = decimal4(order.limits.payoutPerIssue);
    const highest = limits.get(memberId) ?? 0n;
    limits.set(memberId, own > highest ? own : highest);
  }
  return limits;
}

function wordOf({ state, payoutMinor }: TicketResult): 'WIN' | 'LOSE' | 'PUSH' {
  if (state === 'refunded') {
    return 'PUSH';
  }
  return payoutMinor > 0n ? 'WIN' : 'LOSE';
}

/** The rebate on what was refunded goes back: of what was paid, the same part as of the earned. */
function rebateBack({ rebateMinor }: DueTicket, { rebate }: TicketResult): bigint {
  const { earned, back } = rebate;
  return earned === 0n ? 0n : (rebateMinor * back) / earned;
}

/** A win ends the chases that asked for it; an issue that has closed by now still runs (B5). */
async function stopChases(ctx: Ctx, bets: Bets, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) {
    return;
  }
  const tickets = await laterTickets(ctx.tx, { orderIds, at: ctx.clock.now() });
  const [state, reason] = ['cancelled', 'the chase has won'] as const;
  await returnTickets(ctx, bets, { tickets, state, reason, cancelledFor: 'win' });
}

/** Orders that have won now and stop on a win. */
function wonOf(
  settled: readonly Settled[],
  orders: ReadonlyMap<string, OrderLines>,
): readonly string[] {
  return settled
    .filter(({ result }) => result.state === 'won')
    .map(({ ticket }) => ticket.orderId)
    .filter((orderId) => orders.get(orderId)?.stopOnWin === true);
}
