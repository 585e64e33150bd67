import { toNumber } from '@portal/money';
import { drawCalls, drawTicket90 } from '../../src/bingo/card.ts';
import { bingo90Lines, linesByCall } from '../../src/bingo/probability.ts';
import { holdemHouse, teenPattiHouse, tienLenHouse } from '../../src/data/card-tables.ts';
import { miniJackpot } from '../../src/data/jackpots.ts';
import { expectLegal } from '../../src/engine.ts';
import { holdemEngine } from '../../src/holdem/engine.ts';
import { drawJackpot } from '../../src/jackpot/jackpot.ts';
import { categoryOfValue, evaluateSeven } from '../../src/poker/evaluate.ts';
import type { RandomStream } from '../../src/stream.ts';
import { teenPattiEngine } from '../../src/teen-patti/engine.ts';
import { teenPattiRank } from '../../src/teen-patti/rank.ts';
import { instantWinOf } from '../../src/tien-len/combination.ts';
import { tienLenEngine } from '../../src/tien-len/engine.ts';

/** An event with its exact chance, counted over deals, calls or draws of the engines. */
export interface DealtPlan {
  readonly name: string;
  readonly chance: number;
  /** How often it happens in `hands` of them, a multiple of twelve. */
  count(hands: number, stream: RandomStream): number;
}

/** Published counts of sports-and-games.md 37 and 38. */
export const dealtPlans: readonly DealtPlan[] = [
  {
    name: 'two pair of seven cards in hold’em',
    chance: 31_433_400 / 133_784_560,
    count: (hands, stream) => {
      const seats = [1, 2].map((seat) => ({ seat, stackMinor: 1_000n }));
      const bet = { seats, button: 1, smallBlind: 1, bigBlind: 2 };
      const opened = expectLegal(holdemEngine.open(holdemHouse, bet));
      let found = 0;
      for (let dealt = 0; dealt < hands; dealt += 1) {
        const state = expectLegal(holdemEngine.act(opened, { kind: 'deal' }, stream));
        const value = evaluateSeven([...(state.players[0]?.hole ?? []), ...state.board]);
        found += categoryOfValue(value) === 'twoPair' ? 1 : 0;
      }
      return found;
    },
  },
  {
    name: 'a colour in teen patti',
    chance: 1_096 / 22_100,
    count: (hands, stream) => {
      const seats = [1, 2, 3].map((seat) => ({ seat, stackMinor: 1_000n }));
      const opened = expectLegal(teenPattiEngine.open(teenPattiHouse, { seats, dealer: 1 }));
      let found = 0;
      for (let dealt = 0; dealt < hands; dealt += 3) {
        const state = expectLegal(teenPattiEngine.act(opened, { kind: 'deal' }, stream));
        for (const { cards } of state.players) {
          found += teenPattiRank(cards).category === 'colour' ? 1 : 0;
        }
      }
      return found;
    },
  },
  {
    name: 'four twos in tien len',
    chance: 11 / 4_165,
    count: (hands, stream) => {
      const opened = expectLegal(tienLenEngine.open(tienLenHouse, { perCardMinor: 1n }));
      let found = 0;
      for (let dealt = 0; dealt < hands; dealt += 4) {
        const state = expectLegal(tienLenEngine.act(opened, { kind: 'deal' }, stream));
        for (const hand of state.hands) {
          found += instantWinOf(hand) === 'fourTwos' ? 1 : 0;
        }
      }
      return found;
    },
  },
  {
    name: 'a line on a 90-ball ticket by forty calls',
    chance: toNumber(linesByCall(bingo90Lines, 40)),
    count: (hands, stream) => {
      let found = 0;
      let rows = drawTicket90(stream);
      for (let called = 0; called < hands; called += 1) {
        rows = called % 100 === 0 ? drawTicket90(stream) : rows;
        const isCalled = new Uint8Array(91);
        for (const ball of drawCalls(90, 40, stream)) {
          isCalled[ball] = 1;
        }
        found += rows.some((row) => row.every((ball) => isCalled[ball] === 1)) ? 1 : 0;
      }
      return found;
    },
  },
  {
    name: 'a mini jackpot on a stake of a hundred units',
    chance: 100 * toNumber(miniJackpot.hitProbabilityPerUnit),
    count: (hands, stream) => {
      const stake = { stakeMinor: 10_000n, minorPerUnit: 100n };
      let found = 0;
      for (let spin = 0; spin < hands; spin += 1) {
        found += drawJackpot(miniJackpot, stake, stream) ? 1 : 0;
      }
      return found;
    },
  },
];
