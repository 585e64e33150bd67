import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { roundEngines, roundStates } from '../game-sets.ts';
import { nodeId, roundId } from '../schemas/ids.ts';
import { minesAction, minesBet, minesDesignReply, minesRoundReply } from '../schemas/mines.ts';
import { playMode } from '../schemas/play.ts';
import { filePartQuery, filePartReply, recordQuery, wholeRecordQuery } from '../schemas/record.ts';
import { slotDesignReply, slotRoundReply } from '../schemas/slot.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  hashText,
  instantText,
  languageCode,
} from '../schemas/wire.ts';
import { gameReply } from './catalog.ts';
import { stakeRefusals } from '../protection.ts';

const steppedReply = z.strictObject({
  round: z.discriminatedUnion('engine', [minesRoundReply]),
  balance: amountText,
});

export const openRound = endpoint({
  method: 'POST',
  path: '/wps/relay/games/rounds',
  summary: 'Opens a round that is played step by step; the stake leaves, what is hidden is fixed',
  access: 'session',
  rate: 'play',
  idempotent: true,
  body: z.strictObject({
    nodeId,
    mode: playMode.optional(),
    stake: amountText,
    bet: z.discriminatedUnion('engine', [minesBet]),
  }),
  reply: steppedReply,
  errors: [
    'in_need_true_account',
    'game_not_found',
    'game_under_maintenance',
    'trial_not_offered',
    'play_stopped',
    'stake_not_allowed',
    'bet_not_allowed',
    'round_still_open',
    ...stakeRefusals,
    'insufficient_balance',
  ],
});

export const actOnRound = endpoint({
  method: 'POST',
  path: '/wps/relay/games/rounds/{roundId}/steps',
  summary: 'Takes the next step of an open round, by its number; the last one pays (R36)',
  access: 'session',
  rate: 'play',
  idempotent: true,
  params: z.strictObject({ roundId }),
  body: z.strictObject({
    /** The number of the next step, as the round states it; any other number is refused. */
    step: z.int().min(1).max(10_000),
    action: z.discriminatedUnion('engine', [minesAction]),
  }),
  reply: steppedReply,
  errors: [
    'round_not_found',
    'round_over',
    'step_out_of_order',
    'action_not_legal',
    ...stakeRefusals,
    'insufficient_balance',
  ],
});

const roundLineReply = z.strictObject({
  roundId,
  nodeId,
  displayName: z.string(),
  iconUrl: z.string(),
  mode: playMode,
  engine: z.enum(roundEngines),
  state: z.enum(roundStates),
  playedAt: instantText,
  currency: currencyText,
  stake: amountText,
  win: amountText,
  net: amountText,
  /** Its stake was given by the house; absent for a paid round. */
  funding: z.literal('FREEBET').optional(),
  /** Free spins of the round; slots only. */
  freeSpins: z.int().optional(),
});

const roundFilter = {
  nodeId: nodeId.optional(),
  mode: playMode.optional(),
  engine: z.enum(roundEngines).optional(),
  state: z.enum(roundStates).optional(),
};

export const listRounds = endpoint({
  method: 'GET',
  path: '/wps/relay/games/rounds',
  summary: 'Betting record, newest first; `cursor` continues after the last line seen',
  access: 'session',
  rate: 'read',
  query: recordQuery({
    ...roundFilter,
    language: languageCode.optional(),
    ...cursorQuery(100, 'rnd'),
  }),
  reply: cursorPageOf(roundLineReply),
  errors: ['in_need_true_account'],
});

export const readRoundTotals = endpoint({
  method: 'GET',
  path: '/wps/relay/games/rounds/totals',
  summary: 'What was staked and won in the rounds of some days',
  access: 'session',
  rate: 'read',
  query: wholeRecordQuery(roundFilter),
  /** Of every round of the days and filters that were asked for, whatever the page. */
  reply: z.strictObject({
    currency: currencyText,
    rounds: z.int(),
    stake: amountText,
    win: amountText,
    net: amountText,
  }),
  errors: ['in_need_true_account'],
});

export const readRoundsFile = endpoint({
  method: 'GET',
  path: '/wps/relay/games/rounds/file',
  summary: 'Betting record of some days as CSV',
  access: 'session',
  rate: 'write',
  query: filePartQuery({ ...roundFilter, language: languageCode.optional() }, 'rnd'),
  reply: filePartReply,
  errors: ['in_need_true_account'],
});

const receiptFacts = z.strictObject({
  /** Null once the game has left the catalogue. */
  game: gameReply.nullable(),
  /** Present after the seed was rotated away. */
  serverSeed: hashText.nullable(),
  serverSeedIndex: z.int(),
});

const slotReceipt = receiptFacts.extend({
  engine: z.literal('slot'),
  round: slotRoundReply,
  theme: z.string(),
  design: slotDesignReply,
});

const minesReceipt = receiptFacts.extend({
  engine: z.literal('mines'),
  round: minesRoundReply,
  design: minesDesignReply,
});

export const readRound = endpoint({
  method: 'GET',
  path: '/wps/relay/games/rounds/{roundId}',
  summary:
    'Receipt of a round: the round again with its seeds, revealed once they were rotated (R38)',
  access: 'session',
  rate: 'read',
  params: z.strictObject({ roundId }),
  reply: z.discriminatedUnion('engine', [slotReceipt, minesReceipt]),
  errors: ['round_not_found'],
});

export const markRoundShown = endpoint({
  method: 'POST',
  path: '/wps/relay/games/rounds/{roundId}/shown',
  summary: 'Reports that a round was shown to its end; moves no money and may be repeated (R37)',
  access: 'session',
  rate: 'play',
  params: z.strictObject({ roundId }),
  reply: z.strictObject({ roundId }),
  errors: ['round_not_found'],
});
