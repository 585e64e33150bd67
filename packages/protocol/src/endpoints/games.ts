import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { commitmentStates, playModes } from '../game-sets.ts';
import { countText } from '../schemas/wire.ts';
import { gameReply } from './catalog.ts';

const nodeId = z.string().min(1).max(40);
const roundId = z.string().min(1).max(60);
const amount = z.string();
const mode = z.enum(playModes);

const position = z.tuple([z.number().int(), z.number().int()]);

/** One stop of the reels; credits and amounts already carry the multiplier of the feature. */
const spinReply = z.strictObject({
  stops: z.array(z.number().int()),
  /** Symbols by reel, top row first. */
  window: z.array(z.array(z.string())),
  wins: z.array(
    z.strictObject({
      /** Index of the line, or -1 for a win by ways. */
      line: z.number().int(),
      symbol: z.string(),
      count: z.number().int(),
      ways: z.number().int(),
      credits: z.number().int(),
      amount,
      /** `[reel, row]`, both from 0. */
      positions: z.array(position),
    }),
  ),
  scatter: z.strictObject({
    count: z.number().int(),
    credits: z.number().int(),
    amount,
    positions: z.array(position),
  }),
  multiplier: z.number().int(),
  freeSpinsAwarded: z.number().int(),
  winCredits: z.number().int(),
  win: amount,
});

/** A settled round, whole: everything that showing it needs (R37). */
const roundReply = z.strictObject({
  roundId: z.string(),
  nodeId: z.string(),
  mode,
  playedAt: z.string(),
  currency: z.string(),
  stake: amount,
  win: amount,
  net: amount,
  balanceBefore: amount,
  balanceAfter: amount,
  designId: z.string(),
  designHash: z.string(),
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** A whole number, as text: it may pass 2^53. */
  nonce: z.string(),
  base: spinReply,
  freeSpins: z.array(spinReply),
});

const seedsReply = z.strictObject({
  serverSeedHash: z.string(),
  /** Place in the public list of commitments (R135). */
  serverSeedIndex: z.number().int(),
  nextServerSeedHash: z.string(),
  nextServerSeedIndex: z.number().int(),
  clientSeed: z.string(),
  /** Of the next bet. */
  nonce: z.string(),
});

const revealedReply = z.strictObject({
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  serverSeedIndex: z.number().int(),
  /** Nonces 0 to below this were played on it. */
  rounds: z.string(),
  revealedAt: z.string(),
});

const percentage = z.string();

/** The rules of a slot as the client draws and explains them; the published strips included. */
const designReply = z.strictObject({
  id: z.string(),
  version: z.number().int(),
  hash: z.string(),
  reels: z.number().int(),
  rows: z.number().int(),
  strips: z.array(z.array(z.string())),
  paytable: z.record(z.string(), z.record(z.string(), z.number().int())),
  lines: z.array(z.array(z.number().int())).optional(),
  ways: z.literal(true).optional(),
  wild: z
    .strictObject({
      symbol: z.string(),
      reels: z.array(z.number().int()),
      substitutesAllBut: z.array(z.string()),
    })
    .optional(),
  scatter: z
    .strictObject({
      symbol: z.string(),
      paysTimesTotalBet: z.record(z.string(), z.number()),
      trigger: z.number().int(),
    })
    .optional(),
  freeSpins: z
    .strictObject({
      count: z.number().int(),
      multiplier: z.number().int(),
      retrigger: z.number().int(),
    })
    .optional(),
  totalBetCredits: z.number().int(),
  /** Exact enumeration, in percent with four decimals (R34). */
  returnPercent: z.strictObject({
    total: percentage,
    lines: percentage,
    scatter: percentage,
    freeSpins: percentage,
    hitFrequency: percentage,
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
    language: z.string().max(20).optional(),
    platform: z.string().max(40).optional(),
    backUrl: z.string().max(400).optional(),
  }),
  reply: z.strictObject({
    game: gameReply,
    mode,
    /** Names the symbol set that the portal draws. */
    theme: z.string(),
    design: designReply,
    currency: z.string(),
    stakes: z.array(z.strictObject({ stake: amount, creditValue: amount })),
    defaultStake: amount,
    balance: amount,
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

export const getDesign = endpoint({
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
  body: z.strictObject({ nodeId, mode: mode.optional(), stake: z.string().max(24) }),
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
  roundId: z.string(),
  nodeId: z.string(),
  displayName: z.string(),
  iconUrl: z.string(),
  mode,
  playedAt: z.string(),
  currency: z.string(),
  stake: amount,
  win: amount,
  net: amount,
  freeSpins: z.number().int(),
});

export const getRounds = endpoint({
  method: 'GET',
  path: '/wps/relay/games/rounds',
  summary: 'Betting record, newest first; `cursor` continues after the last line seen',
  access: 'session',
  rate: 'read',
  query: z.strictObject({
    cursor: z.string().max(120).optional(),
    limit: countText(100).optional(),
    nodeId: nodeId.optional(),
    mode: mode.optional(),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
    language: z.string().max(20).optional(),
  }),
  reply: z.strictObject({
    content: z.array(roundLineReply),
    nextCursor: z.string().nullable(),
  }),
  errors: ['in_need_true_account'],
});

export const getRound = endpoint({
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
    serverSeed: z.string().nullable(),
    serverSeedIndex: z.number().int(),
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
  reply: z.strictObject({ roundId: z.string() }),
  errors: ['round_not_found'],
});

const modeQuery = z.strictObject({ mode: mode.optional() });

export const getSeeds = endpoint({
  method: 'GET',
  path: '/wps/relay/games/seeds',
  summary: 'Commitment, client seed and next nonce of the caller, and the seeds already revealed',
  access: 'session',
  rate: 'read',
  query: modeQuery,
  reply: z.strictObject({ current: seedsReply, revealed: z.array(revealedReply) }),
  errors: ['in_need_true_account'],
});

export const setClientSeed = endpoint({
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

export const getCommitments = endpoint({
  method: 'GET',
  path: '/wps/relay/games/commitments',
  summary: 'The public list of seed commitments, without holes, batch by batch (R135)',
  access: 'visitor',
  rate: 'read',
  query: z.strictObject({
    batch: countText(2_000_000_000).optional(),
  }),
  reply: z.strictObject({
    batch: z.number().int(),
    batches: z.number().int(),
    committedAt: z.string(),
    previousDigest: z.string(),
    /** SHA-256 of the previous digest and this batch's hashes, as text joined by line feeds. */
    digest: z.string(),
    commitments: z.array(
      z.strictObject({
        index: z.number().int(),
        hash: z.string(),
        state: z.enum(commitmentStates),
        serverSeed: z.string().nullable(),
      }),
    ),
  }),
  errors: ['not_found'],
});
