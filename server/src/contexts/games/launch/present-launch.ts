import { currency, formatAmount, present } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { type GameView, presentGame } from '../../catalog/index.ts';
import { bookedSlotOf, type DesignBook } from '../rounds/design-book.ts';
import { presentSeeds } from '../seeds/present-seeds.ts';
import { presentDesign, presentRound } from '../slots/present-slot.ts';
import type { LaunchedGame } from './use-cases/launch-game.ts';

type LaunchReply = ReplyOf<Endpoints['launchGame']>;

export function presentLaunch(
  launched: LaunchedGame,
  view: GameView & { readonly book: DesignBook },
): LaunchReply {
  const { game, purse, stakes, unshown } = launched;
  const unit = currency(purse.currency);
  const offered = stakes.map(({ stakeMinor, creditMinor }) => ({
    stake: formatAmount(stakeMinor, unit),
    creditValue: formatAmount(creditMinor, unit),
  }));
  return {
    game: presentGame(game, view),
    mode: launched.mode,
    theme: game.theme,
    design: presentDesign(launched.booked),
    currency: purse.currency,
    stakes: offered,
    defaultStake: present(offered[1] ?? offered[0], 'a game has stakes').stake,
    balance: formatAmount(launched.balanceMinor, unit),
    seeds: presentSeeds(launched.pair),
    unshownRound:
      unshown === undefined
        ? null
        : presentRound(unshown.round, {
            booked: bookedSlotOf(view.book, unshown.round.designNumber),
            serverSeedHash: unshown.commitment.hash,
          }),
  };
}
