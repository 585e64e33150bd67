import { z } from 'zod';
import { hashText, instantText } from './wire.ts';

/** Prize modes of lottery games (portal.md 6). */
export const lotteryModes = ['LOTT', 'ZY', 'ELOTT', 'SEA', 'TCG_LOTTO_VN'] as const;

/** Halls by the area of their draws (portal.md 7): Vietnam, Southeast Asia, China and the house. */
export const lotteryAreas = ['VN', 'SEA', 'CN'] as const;
export const lotteryViews = ['lobby', 'betting'] as const;
/** What a hall is opened on: a browser, a phone's browser, an app around one. */
export const lotteryDevices = ['WEB', 'H5', 'APP'] as const;

export const lotteryFamilies = [
  'ssc',
  'd3',
  'x5',
  'k3',
  'pk',
  'pc',
  'kl8',
  'lhc',
  'vnn',
  'vns',
  'th',
  'la',
  'hn',
  'my',
  'yk',
  'fdmy',
  'fdsg',
  'tg',
] as const;

export const lotteryIssueStates = [
  'scheduled',
  'open',
  'closed',
  'drawn',
  'settled',
  'void',
] as const;

/** `SSC1M`, `VNSOUTH-tp-hcm`. */
export const lotteryGameCode = z.string().regex(/^[A-Za-z0-9-]{2,40}$/u);
/** `20260301-0480`, `26/031`, `20260301-tp-hcm`. */
export const lotteryIssueNo = z.string().regex(/^[0-9A-Za-z/-]{2,40}$/u);

/** A mode by its name, in whatever case a client writes it: the specification says `Lott`. */
export const lotteryModeText = z
  .string()
  .trim()
  .max(20)
  .transform((text) => text.toUpperCase())
  .pipe(z.enum(lotteryModes));

const ball = z.int().min(0).max(99);
const digits = z.string().regex(/^\d{1,8}$/u);
const digitLists = z.array(digits).max(10_000);

/** The result of a draw in the format of its family (lottery.md A2): some of these fields. */
export const lotteryDraw = z.strictObject({
  balls: z.array(ball).max(20).optional(),
  dice: z.array(ball).max(3).optional(),
  order: z.array(ball).max(10).optional(),
  main: z.array(ball).max(6).optional(),
  special: ball.optional(),
  zodiacYear: z.string().max(10).optional(),
  db: digits.optional(),
  // Hanoi draws have one first prize, Vietnamese ones a list.
  g1: z.union([digits, digitLists]).optional(),
  g2: digitLists.optional(),
  g3: digitLists.optional(),
  g4: digitLists.optional(),
  g5: digitLists.optional(),
  g6: digitLists.optional(),
  g7: digitLists.optional(),
  g8: digitLists.optional(),
  first: digits.optional(),
  second: digits.optional(),
  third: digits.optional(),
  front3: digitLists.optional(),
  last3: digitLists.optional(),
  last2: digits.optional(),
  starter: digitLists.optional(),
  consolation: digitLists.optional(),
  digits: digits.optional(),
  result: digits.optional(),
  shots: digitLists.optional(),
});

/** What anybody may know of an issue; the seed once its tickets are paid (R133). */
export const lotteryIssueReply = z.strictObject({
  gameCode: lotteryGameCode,
  issueNo: lotteryIssueNo,
  state: z.enum(lotteryIssueStates),
  opensAt: instantText,
  closesAt: instantText,
  drawsAt: instantText,
  commitment: hashText.nullable(),
  serverSeed: hashText.nullable(),
  /** What was sold, sealed before the draw (R46). */
  ticketCount: z.int().nullable(),
  ticketRoot: hashText.nullable(),
  /** The public round that decides the draw with the seed, named when the issue was made (R137). */
  beacon: z
    .strictObject({
      round: z.int().min(1),
      publicKey: z.string().regex(/^[0-9a-f]{192}$/u),
      /** Once the sale was sealed and the round is there. */
      signature: z
        .string()
        .regex(/^[0-9a-f]{96}$/u)
        .nullable(),
    })
    .nullable(),
  drawVersion: z.int(),
  draw: lotteryDraw.nullable(),
  drawnAt: instantText.nullable(),
  settledAt: instantText.nullable(),
  voidReason: z.string().nullable(),
  /** Why another draw took the place of the first; null where none did (R44). */
  correction: z.string().nullable(),
});
