import {
  capPayout,
  decimal4,
  highestPrize,
  highestTimes,
  linesHashOf,
  minorOf,
  orderPayoutMinor,
  priceChange,
  type PricedSlip,
  priceSlip,
  type SlipRules,
  ticketLeaf,
} from '@portal/lottery';
import { assertDefined, currency as currencyOf } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { BetsCommand } from '../../bets/index.ts';
import type { Refused } from '../../wallet/index.ts';
import type { Game, GameLimits } from '../game.ts';
import { slipRules } from '../slip-rules.ts';
import { betOf } from './money.ts';
import type { NewOrder, OrderBody } from './order.ts';
import type { OrderLook, SentOrder } from './order-look.ts';
import type { EarningTicket } from './pay-rebates.ts';
import { type PlacedLine, placedLine, seenPrice, slipOf } from './placed-line.ts';
import type { Sale } from './store-orders.ts';

/** An order that only limits and the bet record may still refuse. */
export interface ReadyOrder {
  readonly order: NewOrder;
  readonly tickets: readonly EarningTicket[];
  /** Of the tickets, in their order. */
  readonly sales: readonly Sale[];
  readonly commands: readonly BetsCommand[];
  readonly limits: GameLimits;
}

/** Decided without the database; the refusals that come first, in the order of `placeOrders`. */
export function readyOrder(ctx: Ctx, look: OrderLook, command: SentOrder): ReadyOrder | Refused {
  try {
    return readied(ctx, look, command);
  } catch (error) {
    if (error instanceof Refusal) {
      return { ok: false, code: error.code, data: error.data };
    }
    throw error;
  }
}

function readied(ctx: Ctx, look: OrderLook, command: SentOrder): ReadyOrder {
  const { actor, body, origin } = command;
  if (actor.isTrial) {
    throw new Refusal('in_need_true_account');
  }
  const game = look.games.get(body.gameCode);
  if (game === undefined) {
    throw new Refusal('lottery_game_not_found');
  }
  if (game.pausedBecause !== null || game.waitsForBeacon) {
    throw new Refusal('lottery_game_paused');
  }
  const { exponent } = currencyOf(ctx.site.currency);
  const rules = slipRules(game, {
    exponent,
    memberGroup: assertDefined(look.groupOf(command), 'the group of a known game'),
    issueNos: body.issues.map(({ issueNo }) => issueNo),
  });
  const times = Math.max(...body.issues.map(({ multiple }) => multiple));
  const priced = body.lines.map((line, place) => priceLine(line, { rules, place, times }));
  const sales = salesOf(look, body);
  const { order, tickets } = orderOf(ctx, { command, game, priced, sales, rules });
  const { gameCode, currency, lines } = order;
  const rule = [...new Set(lines.map(({ betType }) => betType))].slice(0, 5).join(',');
  const placed = { gameCode, currency, terms: { rule }, exponent, origin };
  const perLine = decimal4(game.settings.limits.payoutPerLine);
  const prizes = priced.map(highestPrize);
  const commands = tickets.map((ticket) => {
    const most = prizes.map((prize) => capPayout(prize * BigInt(ticket.multiple), perLine).paid);
    return betOf(ticket, { ...placed, possibleMinor: orderPayoutMinor(most, exponent) });
  });
  return { order, tickets, sales, commands, limits: game.settings.limits };
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
  const change = body.price && priceChange(seenPrice(body.price), priced.value);
  if (change !== undefined) {
    throw new Refusal('lottery_price_changed', { line: place + 1, ...change });
  }
  return priced.value;
}

/** The issues of the slip in its order: the first on sale now, later ones may wait to open. */
function salesOf(look: OrderLook, { gameCode, issues }: OrderBody): readonly Sale[] {
  const found = issues.map(({ issueNo }) => look.sale(gameCode, issueNo));
  return issues.map(({ issueNo }, place) => {
    const sale = found[place];
    if (sale === undefined || !isLater(sale, found[place - 1])) {
      throw new Refusal('lottery_issue_not_found');
    }
    if (!isOnSale(sale, { now: look.at, mayWait: issues.length > 1 })) {
      throw new Refusal('lottery_issue_closed', { issueNo });
    }
    return sale;
  });
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
  readonly command: SentOrder;
  readonly game: Game;
  readonly priced: readonly PricedSlip[];
  readonly sales: readonly Sale[];
  readonly rules: SlipRules;
}

function orderOf(
  ctx: Ctx,
  { command, game, priced, sales, rules: { exponent } }: Placing,
): Pick<ReadyOrder, 'order' | 'tickets'> {
  const { actor, body } = command;
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
      memberId: actor.id,
      multiple,
      costMinor,
      rebateE4: rebate * BigInt(multiple),
      leaf: ticketLeaf({ ...fields, ticketId, costMinor }),
    };
  });
  const order: NewOrder = {
    id,
    memberId: actor.id,
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
