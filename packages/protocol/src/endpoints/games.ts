import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { commitmentStates, playModes } from '../game-sets.ts';
import { designId, nodeId, roundId } from '../schemas/ids.ts';
import {
  amountText,
  countingText,
  countText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  hashText,
  instantText,
  languageCode,
  percentText,
  periodQuery,
} from '../schemas/wire.ts';
import { gameReply } from './catalog.ts';

const mode = z.enum(playModes);

const position = z.tuple([z.int(), z.int()]);

/** One stop of the reels; credits and amounts already carry the multiplier of the feature. */
const spinReply = z.strictObject({
  stops: z.array(z.int()),
  /** Symbols by reel, top row first. */
  window: z.array(z.array(z.string())),
  wins: z.array(
    z.strictObject({
      /** Index of the line, or -1 for a win by ways. */
      line: z.int(),
      symbol: z.string(),
      count: z.int(),
      ways: z.int(),
      credits: z.int(),
      amount: amountText,
      /** `[reel, row]`, both from 0. */
      positions: z.array(position),
    }),
  ),
  scatter: z.strictObject({
    count: z.int(),
    credits: z.int(),
    amount: amountText,
    positions: z.array(position),
  }),
  multiplier: z.int(),
  freeSpinsAwarded: z.int(),
  winCredits: z.int(),
  win: amountText,
});

/** A settled round, whole: everything that showing it needs (R37). */
const roundReply = z.strictObject({
  roundId,
  nodeId,
  mode,
  playedAt: instantText,
  currency: currencyText,
  stake: amountText,
  win: amountText,
  net: amountText,
  balanceBefore: amountText,
  balanceAfter: amountText,
  designId,
  designHash: hashText,
  serverSeedHash: hashText,
  clientSeed: z.string(),
  /** A whole number, as text: it may pass 2^53. */
  nonce: countingText,
  base: spinReply,
  freeSpins: z.array(spinReply),
});

const seedsReply = z.strictObject({
  serverSeedHash: hashText,
  /** Place in the public list of commitments (R135). */
  serverSeedIndex: z.int(),
  nextServerSeedHash: hashText,
  nextServerSeedIndex: z.int(),
  clientSeed: z.string(),
  /** Of the next bet. */
  nonce: countingText,
});

const revealedReply = z.strictObject({
  serverSeed: hashText,
  serverSeedHash: hashText,
  serverSeedIndex: z.int(),
  /** Nonces 0 to below this were played on it. */
  rounds: countingText,
  revealedAt: instantText,
});

/** The rules of a slot as the client draws and explains them; the published strips included. */
const designReply = z.strictObject({
  id: designId,
  version: z.int(),
  hash: hashText,
  reels: z.int(),
  rows: z.int(),
  strips: z.array(z.array(z.string())),
  paytable: z.record(z.string(), z.record(z.string(), z.int())),
  lines: z.array(z.array(z.int())).optional(),
  ways: z.literal(true).optional(),
  wild: z
    .strictObject({
      symbol: z.string(),
      reels: z.array(z.int()),
      substitutesAllBut: z.array(z.string()),
    })
    .optional(),
  scatter: z
    .strictObject({
      symbol: z.string(),
      paysTimesTotalBet: z.record(z.string(), z.number()),
      trigger: z.int(),
    })
    .optional(),
  freeSpins: z
    .strictObject({
      count: z.int(),
      multiplier: z.int(),
      retrigger: z.int(),
    })
    .optional(),
  totalBetCredits: z.int(),
  /** Exact enumeration, in percent with four decimals (R34). */
  returnPercent: z.strictObject({
    total: percentText,
    lines: percentText,
    scatter: percentText,
    freeSpins: percentText,
    hitFrequency: percentText,
  }),
  /** Paid spins per start of the feature, two decimals; absent without one. */
  spinsPerTrigger: z.string().optional(),
});

export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/game/launchGame',
  summary:
    'Opens a house game: its rules, stakes, seeds and the round that was not shown to its end',
  access: 'session',
  rate: 'write',
  body: z.strictObject({
    nodeId,
    mode: mode.optional(),
    language: languageCode.optional(),
    platform: z.string().max(40).optional(),
    backUrl: z.string().max(400).optional(),
  }),
  reply: z.strictObject({
    game: gameReply,
    mode,
    /** Names the symbol set that the portal draws. */
    theme: z.string(),
    design: designReply,
    currency: currencyText,
    stakes: z.array(z.strictObject({ stake: amountText, creditValue: amountText })),
    defaultStake: amountText,
    balance: amountText,
    seeds: seedsReply,
    /** The last round of this game that was not reported as shown to its end (R37). */
    unshownRound: roundReply.nullable(),
  }),
  errors: [
    'in_need_true_account',
    'game_not_found',
    'game_under_maintenance',
    'trial_not_offered',
    'play_stopped',
  ],
});

export const readDesign = endpoint({
  method: 'GET',
  path: '/wps/relay/games/{nodeId}/rules',
  summary: 'Pay table, strips and exact return of a game, before any stake (R34)',
  access: 'visitor',
  rate: 'read',
  params: z.strictObject({ nodeId }),
  reply: designReply,
  errors: ['game_not_found'],
});

export const spinSlot = endpoint({
  method: 'POST',
  path: '/wps/relay/games/slot/spin',
  summary:
    'Plays one whole round, free spins included; the stake leaves and the win arrives at once',
  access: 'session',
  rate: 'play',
  idempotent: true,
  body: z.strictObject({ nodeId, mode: mode.optional(), stake: amountText }),
  reply: roundReply,
  errors: [
    'in_need_true_account',
    'game_not_found',
    'game_under_maintenance',
    'trial_not_offered',
    'play_stopped',
    'stake_not_allowed',
    'insufficient_balance',
  ],
});

const roundLineReply = z.strictObject({
  roundId,
  nodeId,
  displayName: z.string(),
  iconUrl: z.string(),
  mode,
  playedAt: instantText,
  currency: currencyText,
  stake: amountText,
  win: amountText,
  net: amountText,
  freeSpins: z.int(),
});

export const listRounds = endpoint({
  method: 'GET',
  path: '/wps/relay/games/rounds',
  summary: 'Betting record, newest first; `cursor` continues after the last line seen',
  access: 'session',
  rate: 'read',
  query: z.strictObject({
    nodeId: nodeId.optional(),
    mode: mode.optional(),
    language: languageCode.optional(),
    ...periodQuery,
    ...cursorQuery(100),
  }),
  reply: cursorPageOf(roundLineReply),
  errors: ['in_need_true_account'],
});

export const readRound = endpoint({
  method: 'GET',
  path: '/wps/relay/games/rounds/{roundId}',
  summary:
    'Receipt of a round: the round again with its seeds, revealed once they were rotated (R38)',
  access: 'session',
  rate: 'read',
  params: z.strictObject({ roundId }),
  reply: z.strictObject({
    round: roundReply,
    /** Null once the game has left the catalogue. */
    game: gameReply.nullable(),
    theme: z.string(),
    design: designReply,
    /** Present after the seed was rotated away. */
    serverSeed: hashText.nullable(),
    serverSeedIndex: z.int(),
  }),
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

const modeQuery = z.strictObject({ mode: mode.optional() });

export const readSeeds = endpoint({
  method: 'GET',
  path: '/wps/relay/games/seeds',
  summary: 'Commitment, client seed and next nonce of the caller, and the seeds already revealed',
  access: 'session',
  rate: 'read',
  query: modeQuery,
  reply: z.strictObject({ current: seedsReply, revealed: z.array(revealedReply) }),
  errors: ['in_need_true_account'],
});

export const changeClientSeed = endpoint({
  method: 'PUT',
  path: '/wps/relay/games/seeds/client',
  summary: 'Sets the client seed for the bets to come',
  access: 'session',
  rate: 'write',
  body: z.strictObject({
    clientSeed: z
      .string()
      .min(1)
      .max(64)
      .regex(/^[\x21-\x7e]+$/),
    mode: mode.optional(),
  }),
  reply: seedsReply,
  errors: ['in_need_true_account'],
});

export const rotateSeeds = endpoint({
  method: 'POST',
  path: '/wps/relay/games/seeds/rotate',
  summary: 'Reveals the server seed in use and takes the next one of the committed list',
  access: 'session',
  rate: 'write',
  body: modeQuery,
  reply: z.strictObject({ current: seedsReply, revealed: revealedReply }),
  errors: ['in_need_true_account'],
});

export const readCommitments = endpoint({
  method: 'GET',
  path: '/wps/relay/games/commitments',
  summary: 'The public list of seed commitments, without holes, batch by batch (R135)',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    batch: countText(2_000_000_000).optional(),
  }),
  reply: z.strictObject({
    batch: z.int(),
    batches: z.int(),
    committedAt: instantText,
    previousDigest: hashText,
    /** SHA-256 of the previous digest and this batch's hashes, as text joined by line feeds. */
    digest: hashText,
    commitments: z.array(
      z.strictObject({
        index: z.int(),
        hash: hashText,
        state: z.enum(commitmentStates),
        serverSeed: hashText.nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});
