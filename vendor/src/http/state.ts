import { stakesIn } from '../games/money.ts';
import type { Game, Placed } from '../games/game.ts';
import type { Seat } from '../seat.ts';
import { moneyText } from '../seats.ts';
import { pageWords, say } from '../texts.ts';

/** Everything that the page draws, in the player's language. */
export function stateOf(seat: Seat, game: Game, title: string) {
  const { language, owner } = seat;
  const { phase, placed, ...view } = game.view(seat);
  const money = (minor: bigint) => moneyText(minor, owner);
  return {
    title,
    language,
    texts: Object.fromEntries(pageWords.map((word) => [word, say(word, language)])),
    returnUrl: seat.returnUrl,
    depositUrl: seat.depositUrl,
    balance: money(owner.balanceMinor),
    phase: say(phase, language),
    ...view,
    groups: view.groups.map((group) => ({
      title: group.title,
      choices: group.choices.map(({ id, label, priceHundredths }) => ({
        id,
        label,
        price: priceHundredths === undefined ? '' : priceText(priceHundredths),
      })),
    })),
    stakes: stakesIn(owner.currency).map((minor) => ({ minor: String(minor), text: money(minor) })),
    placed: placed.map((bet) => placedOf(bet, money)),
  };
}

function placedOf(bet: Placed, money: (minor: bigint) => string) {
  const { id, label, stakeMinor, state, payoutMinor, cashOutMinor } = bet;
  return {
    id,
    label,
    state,
    stake: money(stakeMinor),
    payout: money(payoutMinor),
    cashOut: cashOutMinor === undefined ? '' : money(cashOutMinor),
  };
}

function priceText(hundredths: number): string {
  const part = String(hundredths % 100).padStart(2, '0');
  return `${Math.floor(hundredths / 100)}.${part}`;
}
