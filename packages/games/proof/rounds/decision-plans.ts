import {
  blackjackHouse,
  crashHouse,
  deucesWildFullPay,
  deucesWildNotSoUgly,
  jacksOrBetter85,
  jacksOrBetter96,
  minesHouse,
  type BlackjackAction,
} from '../../src/index.ts';
import { stakes, type RoundPlan } from './plan.ts';

const stakeMinor = 1_001n;

/** Every switch of the house's table turned over. */
const blackjackOther: typeof blackjackHouse = {
  id: 'blackjack-other-switches',
  version: 1,
  decks: 1,
  dealerHitsSoft17: true,
  canDoubleAfterSplit: false,
  maxHands: 4,
  canSurrender: true,
  naturalPays: '1.2',
};

/** Games of one player with something to decide. */
export const decisionPlans: readonly RoundPlan[] = [
  {
    game: 'video-poker',
    designs: [jacksOrBetter85, jacksOrBetter96, deucesWildFullPay, deucesWildNotSoUgly],
    rounds: stakes,
  },
  blackjack(blackjackHouse, ['split', 'insure']),
  blackjack(blackjackOther, ['surrender', 'decline']),
  {
    game: 'crash',
    designs: [crashHouse],
    rounds: [
      { bet: { stakeMinor } },
      { bet: { stakeMinor, autoHundredths: 150 }, actions: [{ kind: 'launch' }, { kind: 'end' }] },
      {
        bet: { stakeMinor, autoHundredths: 900 },
        actions: [{ kind: 'launch' }, { kind: 'cashOut', atHundredths: 237 }],
      },
    ],
  },
  {
    game: 'mines',
    designs: [minesHouse],
    rounds: [
      { bet: { stakeMinor, mines: 1 } },
      { bet: { stakeMinor, mines: 24 } },
      {
        bet: { stakeMinor, mines: 3 },
        actions: [
          { kind: 'start' },
          { kind: 'reveal', tile: 24 },
          { kind: 'reveal', tile: 0 },
          { kind: 'cashOut' },
        ],
      },
    ],
  },
];

type Kind = BlackjackAction['kind'];

function blackjack(design: typeof blackjackHouse, seconds: readonly Kind[]): RoundPlan {
  const begun = seconds.map((kind) => ({
    bet: { stakeMinor },
    actions: [{ kind: 'deal' }, { kind }],
  }));
  return { game: 'blackjack', designs: [design], rounds: [...stakes, ...begun] };
}
