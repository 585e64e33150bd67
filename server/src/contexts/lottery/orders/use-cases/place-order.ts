import {
  decimal4,
  highestPrize,
  highestTimes,
  linesHashOf,
  minorOf,
  type PricedSlip,
  priceSlip,
  type SlipRules,
  ticketLeaf,
} from '@portal/lottery';
import { currency as currencyOf } from '@portal/money';
import type { MemberActor, Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { BetOrigin, Bets } from '../../../bets/index.ts';
import { refusedStake } from '../../../limits/index.ts';
import { post } from '../../../wallet/index.ts';
import { findGame } from '../../find-game.ts';
import type { Game } from '../../game.ts';
import { ownGroup } from '../../own-group.ts';
import { slipRules } from '../../slip-rules.ts';
import { betOf, rebateOf } from '../money.ts';
import { type EarningTicket, payRebates } from '../pay-rebates.ts';
import { addRests, lockRest } from '../store-rests.ts';
import { checkExposure } from '../check-exposure.ts';
import type { NewOrder, OrderBody } from '../order.ts';
import { type PlacedLine, placedLine, slipOf } from '../placed-line.ts';
import {
  insertOrders,
  insertTickets,
  lockSales,
  type Sale,
  stakedOnIssue,
} from '../store-orders.ts';

export interface PlacedOrder {
  readonly order: NewOrder;
  readonly balanceMinor: bigint;
}

/**
 * Places a slip in its issues: all of it or nothing. Refusals in order: `in_need_true_account`,
 * `lottery_game_not_found`, `lottery_game_paused`, `lottery_group_refused`, `lottery_line_refused`,
 * `lottery_issue_not_found`, `lottery_issue_closed`, `lottery_exposure_reached`,
 * `lottery_issue_sold_out`, those of the bet record, `lottery_stake_limit`. An issue is held
 * against its sealing before the time is read, so that whoever is in time is in the seal, and
 * nobody else (R40, R46).
 */
export async function placeOrder(
  ctx: Ctx<MemberActor>,
  bets: Bets,
  body: OrderBody & { readonly origin?: BetOrigin },
): Promise<PlacedOrder> {
  if (ctx.actor.isTrial) {
    throw new Refusal('in_need_true_account');
  }
  const game = await findGame(ctx, body.gameCode);
  if (game.pausedBecause !== null || game.waitsForBeacon) {
    throw new Refusal('lottery_game_paused');
  }
  const { exponent } = currencyOf(ctx.site.currency);
  const rules = slipRules(game, {
    exponent,
    memberGroup: await ownGroup(ctx, game),
    issueNos: body.issues.map(({ issueNo }) => issueNo),
  });
  const times = Math.max(...body.issues.map(({ multiple }) => multiple));
  const priced = body.lines.map((line, place) => priceLine(line, { rules, place, times }));
  const { sales, at } = await salesOf(ctx, body);
  const { order, tickets: earning } = orderOf(ctx, { body, game, priced, sales, rules });
  await checkExposure(ctx, game.settings.limits, { lines: order.lines, tickets: earning });
  const terms = {
    rule: [...new Set(order.lines.map(({ betType }) => betType))].slice(0, 5).join(','),
  };
  const { gameCode, currency } = order;
  const prizes = priced.map(highestPrize);
  const placed = { gameCode, currency, terms, prizes, exponent, origin: body.origin };
  const commands = earning.map((ticket) => betOf(ticket, placed));
  const [answers = []] = await bets.apply(ctx, [commands]);
  const refused = answers.find((answer) => !answer.ok && answer.code !== 'order_refused');
  if (refused !== undefined && !refused.ok) {
    throw refusedStake(ctx.actor.id, refused);
  }
  // The bets hold the member's account, so nobody stakes beside this order any more (R48).
  await checkStakes(ctx, game, earning);
  const restE4 = await lockRest(ctx.tx, order.memberId);
  const { tickets, restE4: leftE4 } = payRebates(earning, { restE4, exponent });
  await insertOrders(ctx.tx, [order], at);
  await insertTickets(ctx.tx, tickets);
  await addRests(ctx.tx, [{ memberId: order.memberId, addedE4: leftE4 - restE4 }]);
  const rebates = tickets.flatMap((ticket) => rebateOf({ ...ticket, currency }));
  const posted = await post(ctx, rebates);
  const last = posted.findLast((outcome) => outcome.ok);
  const balanceMinor = (last?.ok === true ? last.balanceAfterMinor : undefined) ?? lastOf(answers);
  return { order, balanceMinor };
}

function lastOf(answers: readonly { readonly currentMinor: bigint }[]): bigint {
  return answers.at(-1)?.currentMinor ?? 0n;
}

interface LineTerms {
  readonly rules: SlipRules;
  readonly place: number;
  /** The highest multiple of any issue, which comes on top of the line's own (lottery.md B1). */
  readonly times: number;
}

function priceLine(
  body: OrderBody['lines'][number],
  { rules, place, times }: LineTerms,
): PricedSlip {
  const slip = slipOf(body);
  const priced = priceSlip(slip, rules);
  if (!priced.ok && priced.code === 'E_GROUP') {
    const { lowest, member: highest } = rules.groups;
    throw new Refusal('lottery_group_refused', { line: place + 1, lowest, highest });
  }
  if (!priced.ok) {
    throw new Refusal('lottery_line_refused', { line: place + 1, rule: priced.code });
  }
  if (times > highestTimes(slip, rules)) {
    throw new Refusal('lottery_line_refused', { line: place + 1, rule: 'E_STAKE' });
  }
  return priced.value;
}

/**
 * The issues of the slip in its order: the first on sale now, later ones may wait to open. The
 * moment that lets them pass is the one that is recorded: an order in time never looks late (R40).
 */
async function salesOf(
  ctx: Ctx,
  body: OrderBody,
): Promise<{ readonly sales: readonly Sale[]; readonly at: Temporal.Instant }> {
  const { gameCode, issues } = body;
  const issueNos = issues.map(({ issueNo }) => issueNo);
  const locked = await lockSales(ctx.tx, { gameCode, issueNos });
  const at = ctx.clock.now();
  const found = issueNos.map((issueNo) => locked.find((row) => row.issueNo === issueNo));
  const sales = issueNos.map((issueNo, place) => {
    const sale = found[place];
    if (sale === undefined || !isLater(sale, found[place - 1])) {
      throw new Refusal('lottery_issue_not_found');
    }
    if (!isOnSale(sale, { now: at, mayWait: issues.length > 1 })) {
      throw new Refusal('lottery_issue_closed', { issueNo });
    }
    return sale;
  });
  return { sales, at };
}

/** The issues of a chase follow one another, none twice (lottery.md B5). */
function isLater({ closesAt }: Sale, earlier: Sale | undefined): boolean {
  return earlier === undefined || Temporal.Instant.compare(earlier.closesAt, closesAt) < 0;
}

function isOnSale(
  { state, opensAt, closesAt }: Sale,
  { now, mayWait }: { readonly now: Temporal.Instant; readonly mayWait: boolean },
): boolean {
  const hasOpened = Temporal.Instant.compare(opensAt, now) <= 0;
  const isBeforeClosing = Temporal.Instant.compare(now, closesAt) < 0;
  const isSold = state === 'open' || state === 'scheduled';
  return isSold && isBeforeClosing && (hasOpened || mayWait);
}

interface Placing {
  readonly body: OrderBody;
  readonly game: Game;
  readonly priced: readonly PricedSlip[];
  readonly sales: readonly Sale[];
  readonly rules: SlipRules;
}

function orderOf(
  ctx: Ctx<MemberActor>,
  { body, game, priced, sales, rules: { exponent } }: Placing,
): { readonly order: NewOrder; readonly tickets: readonly EarningTicket[] } {
  const { currency } = ctx.site;
  const lines = priced.flatMap((slip, place): readonly PlacedLine[] => {
    const line = body.lines[place];
    return line === undefined ? [] : [placedLine(line, slip, game.settings.groups.highest)];
  });
  const linesJson = JSON.stringify(lines);
  const linesHash = linesHashOf(linesJson);
  const id = ctx.ids.next('lto');
  const cost = sumOf(priced.map((slip) => slip.cost));
  const rebate = sumOf(priced.map((slip) => slip.rebate));
  const tickets = sales.map((sale, place): EarningTicket => {
    const multiple = body.issues[place]?.multiple ?? 1;
    const ticketId = ctx.ids.next('ltk');
    const costMinor = minorOf(cost * BigInt(multiple), exponent);
    const fields = { gameCode: game.gameCode, issueNo: sale.issueNo, linesHash, multiple };
    return {
      id: ticketId,
      orderId: id,
      issueId: sale.id,
      issueNo: sale.issueNo,
      memberId: ctx.actor.id,
      multiple,
      costMinor,
      rebateE4: rebate * BigInt(multiple),
      leaf: ticketLeaf({ ...fields, ticketId, costMinor }),
    };
  });
  const order: NewOrder = {
    id,
    memberId: ctx.actor.id,
    gameCode: game.gameCode,
    gameVersion: game.version,
    currency,
    lines,
    linesJson,
    linesHash,
    stopOnWin: body.stopsWhenWon === true && sales.length > 1,
    costMinor: sumOf(tickets.map(({ costMinor }) => costMinor)),
  };
  return { order, tickets };
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** The limit of a member on an issue, where the game has one. */
async function checkStakes(
  ctx: Ctx<MemberActor>,
  { settings: { limits } }: Game,
  tickets: readonly EarningTicket[],
): Promise<void> {
  if (limits.stakePerIssue === undefined) {
    return;
  }
  const { exponent } = currencyOf(ctx.site.currency);
  const limitMinor = minorOf(decimal4(limits.stakePerIssue), exponent);
  const issueIds = tickets.map(({ issueId }) => issueId);
  const staked = await stakedOnIssue(ctx.tx, ctx.actor.id, issueIds);
  const over = tickets.find(({ issueId, costMinor }) => {
    return (staked.get(issueId) ?? 0n) + costMinor > limitMinor;
  });
  if (over !== undefined) {
    throw new Refusal('lottery_stake_limit', { issueNo: over.issueNo });
  }
}
