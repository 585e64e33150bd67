import { assert, currency, formatAmount, assertDefined } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { type GameView, presentGame } from '../../catalog/index.ts';
import { presentSteppedDesign, presentSteppedRound } from '../rounds/present-stepped.ts';
import type { RoundReceipt } from '../rounds/receipt.ts';
import { presentSeeds } from '../seeds/present-seeds.ts';
import { presentDesign, presentRound } from '../slots/present-slot.ts';
import type { LaunchedGame } from './use-cases/launch-game.ts';

type LaunchReply = ReplyOf<Endpoints['launchGame']>;

/** Every game of today is of the house; what it is played with depends on its engine. */
export function presentLaunch(
  launch: LaunchedGame,
  view: GameView,
  pace: { readonly mayStopEarly: boolean },
): LaunchReply {
  const { game, booked, purse } = launch;
  const unit = currency(purse.currency);
  const stakes = launch.stakes.map(({ stakeMinor, creditMinor }) => ({
    stake: formatAmount(stakeMinor, unit),
    creditValue: formatAmount(creditMinor, unit),
  }));
  const facts = {
    kind: 'house',
    game: presentGame(game, view),
    mode: launch.mode,
    currency: purse.currency,
    defaultStake: assertDefined(stakes[1] ?? stakes[0], 'a game has stakes').stake,
    balance: formatAmount(launch.balanceMinor, unit),
    seeds: presentSeeds(launch.pair),
  } as const;
  return booked.kind === 'slot'
    ? {
        ...facts,
        engine: 'slot',
        theme: game.theme,
        design: presentDesign(booked),
        stakes,
        mayStopEarly: pace.mayStopEarly,
        unshownRound: slotRound(launch.unshown),
      }
    : {
        ...facts,
        engine: 'mines',
        design: presentSteppedDesign(booked),
        stakes: stakes.map(({ stake }) => ({ stake })),
        openRound: steppedRound(launch.open),
        unshownRound: steppedRound(launch.unshown),
      };
}

function slotRound(receipt: RoundReceipt | undefined) {
  if (receipt === undefined) {
    return null;
  }
  assert(receipt.kind === 'slot', 'a slot has rounds of a slot');
  const { round, booked, commitment } = receipt;
  return presentRound(round, { booked, serverSeedHash: commitment.hash });
}

function steppedRound(receipt: RoundReceipt | undefined) {
  if (receipt === undefined) {
    return null;
  }
  assert(receipt.kind === 'stepped', 'a stepped game has stepped rounds');
  return presentSteppedRound({ ...receipt, serverSeedHash: receipt.commitment.hash });
}
