import { chartMove, type BlackjackChart } from '../../src/blackjack/design.ts';
import { blackjackEngine } from '../../src/blackjack/engine.ts';
import { valueOf } from '../../src/blackjack/settle.ts';
import type { BlackjackAction, BlackjackState } from '../../src/blackjack/state.ts';

/** Plays blackjack by a printed chart and never insures. */
export function chartPlayer(chart: BlackjackChart): (state: BlackjackState) => BlackjackAction {
  return (state) => {
    if (state.phase === 'open') {
      return { kind: 'deal' };
    }
    if (state.isInsuranceOpen) {
      return { kind: 'decline' };
    }
    const kinds = blackjackEngine.legalActions(state).map(({ kind }) => kind);
    const [upcard = 0] = state.dealer;
    const hand = {
      values: (state.hands[state.active]?.cards ?? []).map((card) => valueOf(card)),
      canDouble: kinds.includes('double'),
      canSplit: kinds.includes('split'),
    };
    return { kind: chartMove(chart, hand, valueOf(upcard)) };
  };
}
