import { z } from 'zod';
import { lotteryDraw, lotteryGameCode, lotteryIssueNo } from './lottery.ts';
import { lotteryOrderId, lotteryTicketId } from './ids.ts';
import { amountText, currencyText, hashText, instantText } from './wire.ts';

const word = z.string().max(40);
const element = z.union([z.int().min(0).max(9999), word]);
const elements = z.array(element).max(100_000);
const words = z.array(word).max(100_000);
const attribute = z.strictObject({ place: word, attr: word });

/** What a member chose, in the shape of the bet type (lottery.md 0.4): some of these fields. */
const lotterySelection = z.strictObject({
  pos: z.union([z.int(), z.array(elements).max(10)]).optional(),
  nums: elements.optional(),
  tickets: words.optional(),
  vals: elements.optional(),
  opts: words.optional(),
  heavy: elements.optional(),
  light: elements.optional(),
  dan: elements.optional(),
  tuo: elements.optional(),
  positions: elements.optional(),
  ball: z.int().optional(),
  place: element.optional(),
  zodiacs: words.optional(),
  tails: elements.optional(),
  legs: z
    .array(z.strictObject({ pos: z.int(), opt: word }))
    .max(6)
    .optional(),
  combos: z.array(z.array(attribute).max(4)).max(1000).optional(),
  pairs: words.optional(),
  triples: words.optional(),
  masks: words.optional(),
});

/** Exact, with at most four decimals. */
export const decimalText = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/u);

/** A number on which less is paid, or with 0 no bet is taken, in all issues or in one. */
export const hotNumber = z.strictObject({
  betType: z.string().max(40),
  number: z.string().regex(/^\d{1,6}$/u),
  factor: decimalText,
  issueNo: lotteryIssueNo.optional(),
});

const choice = z.union([
  z.strictObject({ prizeGroup: z.int() }),
  z.strictObject({ rebate: decimalText }),
]);

/** What a line paid, and what came back of it at once, when the member looked at it. */
const seenPrice = z.strictObject({
  odds: z.array(z.strictObject({ tier: word, odds: decimalText })).max(200),
  legs: z.array(decimalText).max(6).nullable(),
  /** Of its cost, at multiple 1. */
  rebate: decimalText,
});

export const lotteryLine = z.strictObject({
  betType: z.string().max(40),
  selection: lotterySelection,
  /** Official style: unit price and multiple; all other lines: the stake of one unit. */
  stake: z.union([
    z.strictObject({ unitPrice: decimalText, multiple: z.int() }),
    z.strictObject({ stakePerUnit: decimalText }),
  ]),
  choice,
  /** At another price the order is refused (R41); without it the line has that of the moment. */
  price: seenPrice.optional(),
});

const tierOdds = z.strictObject({ tier: z.string(), odds: decimalText });

/** A line as it was accepted. */
export const acceptedLine = z.strictObject({
  betType: z.string(),
  selection: lotterySelection,
  choice,
  units: z.int(),
  stakePerUnit: decimalText,
  discount: decimalText,
  odds: z.array(tierOdds),
  legs: z.array(decimalText).nullable(),
  cost: decimalText,
  rebate: decimalText,
  /** What one draw can bring it at most, before limits of payouts; absent on older lines. */
  highestPrize: decimalText.optional(),
  /** What the odds were multiplied by for hot numbers of the line; absent without any. */
  hotFactor: decimalText.optional(),
  /** Of the turnover that salaries and differences of rates count; absent on older lines. */
  returnWeight: decimalText.optional(),
});

export const lotteryTicketStates = [
  'open',
  'won',
  'lost',
  'refunded',
  'partial',
  'cancelled',
  'void',
] as const;

/** The member took it back, or a win ended its chase. */
const cancelCauses = ['member', 'win'] as const;

export const lotteryTicketReply = z.strictObject({
  ticketId: lotteryTicketId,
  orderId: lotteryOrderId,
  gameCode: lotteryGameCode,
  issueNo: lotteryIssueNo,
  drawsAt: instantText,
  closesAt: instantText,
  /** When the draw was to be as the ticket was sold; null unless it was moved since. */
  movedFrom: instantText.nullable(),
  placedAt: instantText,
  multiple: z.int(),
  currency: currencyText,
  cost: amountText,
  rebate: amountText,
  payout: amountText,
  /** What limits took from the payout. */
  cut: amountText,
  state: z.enum(lotteryTicketStates),
  /** Null of one that is not cancelled, or was before this was kept. */
  cancelledFor: z.enum(cancelCauses).nullable(),
  drawVersion: z.int(),
  draw: lotteryDraw.nullable(),
  leaf: hashText,
});
