import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  lotteryDraw,
  lotteryFamilies,
  lotteryGameCode,
  lotteryIssueNo,
  lotteryIssueReply,
  lotteryModes,
  lotteryModeText,
} from '../schemas/lottery.ts';
import { hotNumber } from '../schemas/lottery-order.ts';
import {
  countText,
  dayInput,
  dayText,
  instantInput,
  instantText,
  languageCode,
} from '../schemas/wire.ts';

/** Clients of the lottery add these to their calls; they change nothing. */
const marks = {
  device: z.string().trim().max(40).optional(),
  timestamp: z.string().trim().max(40).optional(),
  random: z.string().trim().max(60).optional(),
  language: languageCode.optional(),
};

const lastDraw = z.strictObject({
  issueNo: lotteryIssueNo,
  openedAt: instantText,
  draw: lotteryDraw,
});

const gameMenu = z.strictObject({
  gameCode: lotteryGameCode,
  gameName: z.string(),
  /** The name in the language asked for. */
  displayName: z.string(),
  families: z.array(z.enum(lotteryFamilies)),
  prizeModes: z.array(z.enum(lotteryModes)),
  accountTypeName: z.string(),
  /** Seconds between draws; null for games of a calendar. */
  intervalSeconds: z.int().nullable(),
  isPaused: z.boolean(),
  /** The issue that takes bets, or will take them next; null until one is published. */
  issueNo: lotteryIssueNo.nullable(),
  opensAt: instantText.nullable(),
  closesAt: instantText.nullable(),
  drawsAt: instantText.nullable(),
  last: lastDraw.nullable(),
});

export const readLotteryMenus = endpoint({
  method: 'GET',
  path: '/lgw/games/game_menus',
  summary: 'Lottery games of a prize mode, with the issue on sale and the last result',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({ prizeMode: lotteryModeText.optional(), ...marks }),
  reply: z.strictObject({ serverTime: instantText, gameMenus: z.array(gameMenu) }),
  errors: [],
});

export const listPopularLottery = endpoint({
  method: 'GET',
  path: '/lgw/games/popular',
  summary: 'Lottery games of a prize mode, those that members play most first',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    prizeMode: lotteryModeText.optional(),
    limitNum: countText(30).optional(),
    ...marks,
  }),
  reply: z.strictObject({ serverTime: instantText, list: z.array(gameMenu) }),
  errors: [],
});

export const readRecentVietnam = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/recent',
  summary: 'Vietnamese games that the member bet on last, the newest first',
  access: 'session',
  rate: 'read',
  query: z.strictObject({ prizeMode: lotteryModeText.optional(), ...marks }),
  reply: z.strictObject({ serverTime: instantText, gameMenus: z.array(gameMenu) }),
  errors: [],
});

export const readVietnamMenus = endpoint({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  summary: 'Vietnamese lottery games by region',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({ prizeMode: lotteryModeText.optional(), ...marks }),
  reply: z.strictObject({
    serverTime: instantText,
    vnLotteryMenus: z.array(
      z.strictObject({
        region: z.enum(['fast', 'north', 'central', 'south']),
        accountTypeName: z.literal('TCG_LOTTO_VN'),
        gameMenus: z.array(gameMenu),
      }),
    ),
  }),
  errors: [],
});

const openedNumbers = z.strictObject({
  numeros: z.array(
    z.strictObject({
      gameCode: lotteryGameCode,
      gameName: z.string(),
      displayName: z.string(),
      accountTypeName: z.string(),
      numero: lotteryIssueNo,
      openedAt: instantText,
      draw: lotteryDraw,
    }),
  ),
});

export const readVietnamNumbers = endpoint({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'The last opened numbers of the Vietnamese games, or the last ones of one game',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    gameCode: lotteryGameCode.optional(),
    prizeMode: lotteryModeText.optional(),
    ...marks,
  }),
  reply: openedNumbers,
  errors: [],
});

export const readOpenedNumbers = endpoint({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary: 'The last opened numbers of the games of a prize mode, or the last ones of one game',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    gameCode: lotteryGameCode.optional(),
    prizeMode: lotteryModeText.optional(),
    ...marks,
  }),
  reply: openedNumbers,
  errors: [],
});

const decimalText = z.string().regex(/^\d{1,12}(\.\d{1,4})?$/u);

export const readLotteryGame = endpoint({
  method: 'GET',
  path: '/wps/relay/lottery/games/{gameCode}',
  summary: 'A lottery game with its limits, the issues that take bets next and its last results',
  access: 'visitor',
  rate: 'read',
  params: z.strictObject({ gameCode: lotteryGameCode }),
  query: z.strictObject({
    /** Issues ahead, for a chase. */
    ahead: countText(121).optional(),
    /** Results behind, for trends. */
    behind: countText(200).optional(),
    language: languageCode.optional(),
  }),
  reply: z.strictObject({
    serverTime: instantText,
    game: gameMenu,
    version: z.int(),
    source: z.enum(['inhouse', 'beacon', 'manual', 'shots']),
    /** Minutes ahead of UTC, or the name of a zone. */
    zone: z.union([z.int(), z.string()]),
    pausedBecause: z.string().nullable(),
    /** Its draws need a beacon that does not answer; it takes no bets until it does (R137). */
    waitsForBeacon: z.boolean(),
    /** What changed in the last seven days, as whoever changed it says (R55). */
    lastChange: z
      .strictObject({ at: instantText, reason: z.string(), isMajor: z.boolean() })
      .nullable(),
    limits: z.strictObject({
      stakeLowest: decimalText,
      stakeHighest: decimalText,
      payoutPerLine: decimalText,
      payoutPerIssue: decimalText,
    }),
    groups: z.strictObject({ lowest: z.int(), highest: z.int(), member: z.int() }),
    /** By bet type: what odds are multiplied by; 0 is a bet type that is not offered. */
    factors: z.array(z.strictObject({ betType: z.string(), factor: decimalText })),
    /** Of every issue, or of the one that is named. */
    hotNumbers: z.array(hotNumber),
    issues: z.array(lotteryIssueReply),
    results: z.array(lotteryIssueReply),
  }),
  errors: ['lottery_game_not_found'],
});

export const readPrizeGroup = endpoint({
  method: 'GET',
  path: '/wps/relay/lottery/games/{gameCode}/prizeGroup',
  summary: 'The prize groups at which the member bets on a game: up to the own one',
  access: 'session',
  rate: 'read',
  params: z.strictObject({ gameCode: lotteryGameCode }),
  /** `member` is the highest; what a bet stays below it comes back as rebate. */
  reply: z.strictObject({ lowest: z.int(), member: z.int() }),
  errors: ['lottery_game_not_found'],
});

export const readLotteryDay = endpoint({
  method: 'GET',
  path: '/wps/relay/lottery/results',
  summary: 'Results of a day of the site: by game how many, and the last three',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    /** Today, when absent. */
    day: dayInput.optional(),
    prizeMode: lotteryModeText.optional(),
    language: languageCode.optional(),
  }),
  reply: z.strictObject({
    day: dayText,
    today: dayText,
    games: z.array(
      z.strictObject({
        gameCode: lotteryGameCode,
        displayName: z.string(),
        families: z.array(z.enum(lotteryFamilies)),
        prizeModes: z.array(z.enum(lotteryModes)),
        drawn: z.int(),
        results: z.array(lotteryIssueReply),
      }),
    ),
  }),
  errors: [],
});

export const readLotteryResults = endpoint({
  method: 'GET',
  path: '/wps/relay/lottery/games/{gameCode}/results',
  summary: 'Results of a game, the newest first; `before` continues at an older moment',
  access: 'visitor',
  rate: 'read',
  params: z.strictObject({ gameCode: lotteryGameCode }),
  query: z.strictObject({
    /** Only those of a day of the site. */
    day: dayInput.optional(),
    before: instantInput.optional(),
    limit: countText(200).optional(),
  }),
  reply: z.strictObject({
    results: z.array(lotteryIssueReply),
    nextBefore: instantText.nullable(),
  }),
  errors: ['lottery_game_not_found'],
});

export const readLotteryIssue = endpoint({
  method: 'GET',
  path: '/wps/relay/lottery/issue',
  summary: 'One issue with its proof: commitment, sealed tickets, result, seed',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({ gameCode: lotteryGameCode, issueNo: lotteryIssueNo }),
  reply: lotteryIssueReply,
  errors: ['lottery_issue_not_found'],
});
