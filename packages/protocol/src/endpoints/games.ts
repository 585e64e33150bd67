import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { commitmentStates } from '../game-sets.ts';
import { nodeId } from '../schemas/ids.ts';
import { launchReply } from '../schemas/launch.ts';
import { minesDesignReply } from '../schemas/mines.ts';
import { playMode } from '../schemas/play.ts';
import { revealedReply, seedsReply } from '../schemas/seeds.ts';
import { slotDesignReply, slotRoundReply } from '../schemas/slot.ts';
import { amountText, countText, hashText, instantText, languageCode } from '../schemas/wire.ts';
import { stakeRefusals, standingRefusals } from '../protection.ts';

export const launchGame = endpoint({
  method: 'POST',
  path: '/wps/game/launchGame',
  summary:
    'Opens a game: of the house with rules, stakes, seeds and what was left unplayed, or elsewhere',
  access: 'session',
  rate: 'write',
  body: z.strictObject({
    nodeId,
    mode: playMode.optional(),
    language: languageCode.optional(),
    platform: z.string().max(40).optional(),
    backUrl: z.string().max(400).optional(),
    /** To a vendor that keeps purses, all money moves before its game opens (E8). */
    movesMoney: z.boolean().optional(),
  }),
  reply: launchReply,
  errors: [
    'in_need_true_account',
    'game_not_found',
    'game_under_maintenance',
    'trial_not_offered',
    'play_stopped',
    ...standingRefusals,
    'identity_unverified',
    'reality_check_due',
    'limit_reached',
  ],
});

export const readDesign = endpoint({
  method: 'GET',
  path: '/wps/relay/games/{nodeId}/rules',
  summary: 'The rules of a game and what it pays back, before any stake (R34)',
  access: 'visitor',
  rate: 'read',
  params: z.strictObject({ nodeId }),
  reply: z.discriminatedUnion('engine', [slotDesignReply, minesDesignReply]),
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
  body: z.strictObject({ nodeId, mode: playMode.optional(), stake: amountText }),
  reply: slotRoundReply,
  errors: [
    'in_need_true_account',
    'game_not_found',
    'game_under_maintenance',
    'trial_not_offered',
    'play_stopped',
    'stake_not_allowed',
    ...stakeRefusals,
    'insufficient_balance',
  ],
});

const modeQuery = z.strictObject({ mode: playMode.optional() });

export const readSeeds = endpoint({
  method: 'GET',
  path: '/wps/relay/games/seeds',
  summary: 'Commitment, client seed and next nonce of the caller, and the seeds already revealed',
  access: 'session',
  rate: 'read',
  query: modeQuery,
  reply: z.strictObject({
    /** Null before the first game was opened. */
    current: seedsReply.nullable(),
    revealed: z.array(revealedReply),
  }),
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
    mode: playMode.optional(),
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
  errors: ['in_need_true_account', 'round_still_open'],
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
