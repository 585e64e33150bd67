import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  lotteryDraw,
  lotteryFamilies,
  lotteryGameCode,
  lotteryIssueNo,
  lotteryIssueReply,
  lotteryIssueStates,
  lotteryModes,
} from '../schemas/lottery.ts';
import { decimalText, hotNumber } from '../schemas/lottery-order.ts';
import { reasonBody, reasonText } from '../schemas/reason.ts';
import {
  amountText,
  countText,
  currencyText,
  dayInput,
  instantInput,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice/lottery';
const minutes = z.union([z.int().min(-720).max(840), z.string().max(60)]);
const secondOfDay = z.int().min(0).max(86_399);

const schedule = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('interval'),
    intervalSeconds: z.union([60, 90, 120, 180, 300, 600].map((length) => z.literal(length))),
    leadSeconds: z.int().min(1).max(60),
    zone: minutes,
  }),
  z.strictObject({
    kind: z.literal('calendar'),
    zone: minutes,
    drawsAtSecond: secondOfDay,
    closesAtSecond: secondOfDay,
    days: z.union([z.array(z.int().min(0).max(6)).min(1).max(7), z.literal('thai')]),
    issueForm: z.enum(['yyyyNNN', 'yyNNN', 'yy/NNN', 'yyyymmdd']),
    province: z.string().max(30).optional(),
  }),
  z.strictObject({ kind: z.literal('yeekee'), zone: minutes }),
  z.strictObject({ kind: z.literal('feed'), zone: minutes }),
]);

/** The settings of a game, as a version holds them. */
const settings = z.strictObject({
  families: z.array(z.enum(lotteryFamilies)).min(1).max(2),
  modes: z.array(z.enum(lotteryModes)).min(1).max(5),
  source: z.enum(['inhouse', 'beacon', 'manual', 'shots']),
  schedule,
  limits: z.strictObject({
    stakeLowest: decimalText,
    stakeHighest: decimalText,
    payoutPerLine: decimalText,
    payoutPerIssue: decimalText,
    exposurePerNumber: decimalText.optional(),
    exposurePerIssue: decimalText.optional(),
    stakePerIssue: decimalText.optional(),
  }),
  groups: z.strictObject({
    lowest: z.int().min(1700).max(2000),
    highest: z.int().min(1700).max(2000),
    member: z.int().min(1700).max(2000),
  }),
  factors: z.record(z.string().max(40), decimalText),
  hotNumbers: z.array(hotNumber).max(500).optional(),
});

const deskGame = z.strictObject({
  gameCode: lotteryGameCode,
  displayName: z.string(),
  version: z.int(),
  pausedBecause: z.string().nullable(),
  waitsForBeacon: z.boolean(),
  settings,
});

export const listDeskLotteryGames = endpoint({
  method: 'GET',
  path: `${base}/games`,
  summary: 'Games of the lottery with the settings in force',
  access: 'operator',
  ability: 'lottery.read',
  rate: 'read',
  always: true,
  reply: z.array(
    deskGame.extend({
      /** Issues whose result or void one person has entered, and another is to enter too. */
      waitingResults: z.int(),
    }),
  ),
  errors: [],
});

export const createLotteryGame = endpoint({
  method: 'POST',
  path: `${base}/games`,
  summary: 'Adds a game, which takes bets once another person opens it',
  access: 'operator',
  ability: 'lottery.manage',
  rate: 'write',
  always: true,
  body: z.strictObject({ gameCode: lotteryGameCode, settings, reason: reasonText }),
  reply: deskGame,
  errors: ['lottery_game_exists', 'lottery_settings_invalid'],
});

export const changeLotteryGame = endpoint({
  method: 'PUT',
  path: `${base}/games/{gameCode}`,
  summary: 'Makes a version of a game, which takes the game offline until it is opened again (R55)',
  access: 'operator',
  ability: 'lottery.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ gameCode: lotteryGameCode }),
  body: z.strictObject({
    settings,
    isMajor: z.boolean(),
    /** The version that was changed; another one in force refuses it. */
    version: z.int(),
    reason: reasonText,
  }),
  reply: deskGame,
  errors: ['lottery_game_not_found', 'lottery_game_changed', 'lottery_settings_invalid'],
});

export const listLotteryGameVersions = endpoint({
  method: 'GET',
  path: `${base}/games/{gameCode}/versions`,
  summary: 'The last fifty versions of a game, the newest first, with who made them and why (R55)',
  access: 'operator',
  ability: 'lottery.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ gameCode: lotteryGameCode }),
  reply: z.array(
    z.strictObject({
      version: z.int(),
      madeAt: instantText,
      /** Null where the game was shipped with it. */
      madeBy: z.string().nullable(),
      reason: z.string(),
      isMajor: z.boolean(),
      /** From when its schedule makes issues; null where it is that of the version before. */
      scheduleFrom: instantText.nullable(),
      settings,
    }),
  ),
  errors: ['lottery_game_not_found'],
});

export const pauseLotteryGame = endpoint({
  method: 'POST',
  path: `${base}/games/{gameCode}/pause`,
  summary: 'Takes no more bets on a game',
  access: 'operator',
  ability: 'lottery.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ gameCode: lotteryGameCode }),
  body: reasonBody,
  reply: deskGame,
  errors: ['lottery_game_not_found'],
});

export const openLotteryGame = endpoint({
  method: 'POST',
  path: `${base}/games/{gameCode}/open`,
  summary: 'Takes bets on a game again; after a major change another person than who made it',
  access: 'operator',
  ability: 'lottery.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ gameCode: lotteryGameCode }),
  body: reasonBody,
  reply: deskGame,
  errors: ['lottery_game_not_found', 'lottery_second_person'],
});

export const publishLotteryIssues = endpoint({
  method: 'POST',
  path: `${base}/games/{gameCode}/issues`,
  summary: 'Publishes issues of an outside draw beside its calendar; those that stand stay',
  access: 'operator',
  ability: 'lottery.manage',
  rate: 'write',
  always: true,
  params: z.strictObject({ gameCode: lotteryGameCode }),
  body: z.strictObject({
    issues: z
      .array(
        z.strictObject({
          issueNo: lotteryIssueNo,
          opensAt: instantInput,
          closesAt: instantInput,
          drawsAt: instantInput,
        }),
      )
      .min(1)
      .max(300),
    reason: reasonText,
  }),
  reply: z.strictObject({ published: z.int() }),
  errors: ['lottery_game_not_found', 'lottery_settings_invalid'],
});

const deskIssue = lotteryIssueReply.extend({
  stake: amountText.nullable(),
  /** Paid out so far, and what the house kept of what is settled. */
  payout: amountText,
  /** Given back to members at once, of what is settled; the profit is without it. */
  rebate: amountText.nullable(),
  profit: amountText.nullable(),
  currency: currencyText,
  isWaitingForSecond: z.boolean(),
});

export const readDeskLotteryIssues = endpoint({
  method: 'GET',
  path: `${base}/issues`,
  summary: 'Issues of a game, the newest first, with what they sold and paid',
  access: 'operator',
  ability: 'lottery.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    gameCode: lotteryGameCode,
    /** Without a state or a number the list begins with what is on sale now. */
    state: z.enum(lotteryIssueStates).optional(),
    issueNo: lotteryIssueNo.optional(),
    before: instantInput.optional(),
    limit: countText(100).optional(),
  }),
  reply: z.strictObject({ issues: z.array(deskIssue), nextBefore: instantText.nullable() }),
  errors: ['lottery_game_not_found'],
});

export const enterLotteryResults = endpoint({
  method: 'POST',
  path: `${base}/results`,
  summary:
    'Enters results of outside draws, corrections and voids; two operators say the same (R44)',
  access: 'operator',
  ability: 'lottery.results',
  rate: 'write',
  always: true,
  body: z.strictObject({
    results: z
      .array(
        z.strictObject({
          gameCode: lotteryGameCode,
          issueNo: lotteryIssueNo,
          /** Null voids the issue. */
          draw: lotteryDraw.nullable(),
        }),
      )
      .min(1)
      .max(100),
    reason: reasonText,
  }),
  reply: z.strictObject({
    results: z.array(
      z.strictObject({
        gameCode: lotteryGameCode,
        issueNo: lotteryIssueNo,
        /** `waiting` for the second person; `different` from theirs; `kept`: in force already. */
        outcome: z.enum(['waiting', 'different', 'done', 'kept']),
      }),
    ),
  }),
  errors: ['lottery_game_not_found', 'lottery_issue_not_found', 'lottery_result_refused'],
});

export const importLotteryResults = endpoint({
  method: 'POST',
  path: `${base}/results/import`,
  summary: 'Takes draws of a file; two operators bring files that say the same (R44)',
  access: 'operator',
  ability: 'lottery.results',
  rate: 'write',
  always: true,
  body: z.strictObject({
    gameCode: lotteryGameCode,
    /** The name of the file, for the trail. */
    file: z.string().trim().min(1).max(80),
    results: z
      .array(z.strictObject({ date: dayInput, draw: lotteryDraw }))
      .min(1)
      .max(100),
    reason: reasonText,
  }),
  reply: z.strictObject({
    results: z.array(
      z.strictObject({
        date: dayInput,
        /** Null on a day without a draw. */
        issueNo: lotteryIssueNo.nullable(),
        /** `kept` what was in force already; `refused` what its day cannot have. */
        outcome: z.enum(['waiting', 'different', 'done', 'kept', 'refused']),
      }),
    ),
  }),
  errors: ['lottery_game_not_found', 'lottery_import_refused'],
});

export const readLotteryExposure = endpoint({
  method: 'GET',
  path: `${base}/exposure`,
  summary: 'What an issue would owe in all and on its numbers, the highest first',
  access: 'operator',
  ability: 'lottery.read',
  rate: 'read',
  always: true,
  query: z.strictObject({ gameCode: lotteryGameCode, issueNo: lotteryIssueNo }),
  reply: z.strictObject({
    currency: currencyText,
    tickets: z.int(),
    stake: amountText,
    /** By all of its lines, if each hit once. */
    owedByAll: decimalText,
    numbers: z.array(
      z.strictObject({ betType: z.string(), number: z.string(), owed: decimalText }),
    ),
  }),
  errors: ['lottery_issue_not_found'],
});
