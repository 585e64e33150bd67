import { newId } from '../chance.ts';
import { resultKind } from '../wallet/purse.ts';
import { betWord } from './bet-word.ts';
import type { Game, Placed } from './game.ts';
import type { InstantRules } from './instant-rules.ts';
import { payoutAt } from './money.ts';
import { openPresence } from './presence.ts';

const keptPlays = 8;

/** Every act is a round of its own: the stake is taken, then the outcome is drawn and paid. */
export function openInstantGame(rules: InstantRules): Game {
  const plays = new Map<string, Placed[]>();
  const shownTo = new Map<string, readonly string[]>();
  const presence = openPresence();
  const history: string[] = [];

  return {
    tick: () => undefined,
    view: (seat) => {
      return {
        phase: 'betting',
        players: presence.seen(seat),
        groups: [{ title: '', choices: rules.choices(seat.language) }],
        shown: shownTo.get(seat.ticket) ?? rules.scene(),
        history,
        placed: plays.get(seat.ticket) ?? [],
      };
    },
    play: async (seat, { choice, stakeMinor }) => {
      const label = rules.choices(seat.language).find(({ id }) => id === choice)?.label;
      if (label === undefined) {
        return 'tooLate';
      }
      const txId = newId();
      const roundId = newId();
      const code = await seat.purse.bet({ txId, roundId, amountMinor: stakeMinor, choice: label });
      if (code !== 'done') {
        return betWord(code);
      }
      const outcome = rules.play(choice);
      if (outcome === undefined) {
        // Somebody else was quicker while the stake was on its way.
        await seat.purse.tell({ kind: 'ROLLBACK', txId: newId(), refTxId: txId, roundId });
        return 'tooLate';
      }
      const payoutMinor = payoutAt(stakeMinor, outcome.priceHundredths);
      const state = payoutMinor > 0n ? 'won' : 'lost';
      const placed: Placed = { id: txId, label, stakeMinor, state, payoutMinor };
      plays.set(seat.ticket, [placed, ...(plays.get(seat.ticket) ?? [])].slice(0, keptPlays));
      shownTo.set(seat.ticket, outcome.shown);
      history.unshift(outcome.shown.join(' '));
      history.length = Math.min(history.length, keptPlays);
      const result = { kind: resultKind(seat.owner), txId: newId(), refTxId: txId, roundId };
      await seat.purse.tell(
        { ...result, amountMinor: payoutMinor, closesRound: true },
        outcome.shown,
      );
      return payoutMinor > 0n ? 'paid' : 'nothing';
    },
  };
}
