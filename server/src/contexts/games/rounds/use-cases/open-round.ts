import { expectLegal } from '@portal/games';
import { assertDefined } from '@portal/money';
import type { PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { BetOrigin } from '../../../bets/index.ts';
import { stakesOf } from '../../../catalog/index.ts';
import { checkPlay, type Player, purseOf, refusalData, type GamesEnv } from '../../play.ts';
import { streamOf } from '../../seeds/stream-of.ts';
import { takeNonce } from '../../seeds/take-nonce.ts';
import { stakeOf, stakesData } from '../../stake.ts';
import type { BookedStepped } from '../design-book.ts';
import { keepStep, type RoundNow, waitHours } from '../keep-step.ts';
import { timeOfRound } from '../round.ts';
import { selectOpenRoundOf } from '../store-open-rounds.ts';

export interface OpenCommand {
  readonly player: Player;
  readonly mode: PlayMode;
  readonly nodeId: string;
  /** Decimal text of the purse's currency. */
  readonly stake: string;
  /** The bet beside the stake, in the form of the engine that the caller names. */
  readonly bet: { readonly engine: string };
  /** Absent where no call of a browser brought it. */
  readonly origin?: BetOrigin;
  /** Whether the game is kept from the player. */
  readonly isForOthers?: boolean;
}

/**
 * Opens a round and takes its first step, the one action that every engine begins with; an engine
 * that leaves nothing to decide settles it at once. What is hidden is fixed now (R36). Refusals in
 * order: `in_need_true_account`, `game_not_found`, `play_stopped`, `game_under_maintenance`,
 * `trial_not_offered`, `stake_not_allowed`, `bet_not_allowed`, `round_still_open`,
 * `insufficient_balance`. A refusal takes its nonce back with all it wrote (R134).
 */
export async function openRound(ctx: Ctx, env: GamesEnv, command: OpenCommand): Promise<RoundNow> {
  const offered = checkPlay(env, { ...command, kinds: ['stepped'] });
  if (typeof offered === 'string') {
    throw new Refusal(offered, refusalData(offered, command.nodeId));
  }
  const { game, booked } = offered;
  const { memberId } = command.player;
  const { currency } = purseOf(memberId, command.mode, ctx.site.currency);
  const stakes = stakesOf(game, currency);
  const stake = stakeOf(command.stake, stakes, currency);
  if (stake === undefined) {
    throw new Refusal('stake_not_allowed', stakesData(stakes, currency));
  }
  const { opened, bet } = openState(booked, command, stake.stakeMinor);
  const seat = { memberId, mode: command.mode, nodeId: game.nodeId };
  const seeds = await takeNonce(ctx, seat);
  // Under the lock of the pair: nobody else can open a round of this member meanwhile.
  const waiting = await selectOpenRoundOf(ctx.tx, seat);
  if (waiting !== undefined) {
    throw new Refusal('round_still_open', { roundId: waiting.id });
  }
  const first = assertDefined(
    booked.engine.legalActions(opened)[0],
    'an opened round has an action',
  );
  const id = ctx.ids.next('rnd');
  const playedAt = assertDefined(timeOfRound(id), 'a round id names its time');
  return keepStep(ctx, {
    round: {
      ...seat,
      id,
      state: 'open',
      designNumber: booked.number,
      playedAt,
      currency,
      stakeMinor: 0n,
      balanceBeforeMinor: 0n,
      seedIndex: seeds.seedIndex,
      clientSeed: seeds.clientSeed,
      nonce: seeds.nonce,
      bet,
      origin: command.origin,
      steps: [],
      timesOutAt: playedAt.add({ hours: waitHours }),
    },
    booked,
    serverSeedHash: seeds.hash,
    action: first,
    state: expectLegal(booked.engine.act(opened, first, streamOf(seeds))),
    at: playedAt,
    isTimeout: false,
  });
}

function openState({ engine, design }: BookedStepped, command: OpenCommand, stakeMinor: bigint) {
  const { engine: meant, ...choice } = command.bet;
  const bet = { ...choice, stakeMinor };
  const opened = meant === engine.game ? engine.open(design, bet) : undefined;
  if (opened?.ok !== true) {
    throw new Refusal('bet_not_allowed');
  }
  return { opened: opened.value, bet };
}
