import type { BlackjackChart, BlackjackDesign } from '../blackjack/design.ts';

/** sports-and-games.md 26: chosen because the edge of exactly this set is published. */
export const blackjackHouse: BlackjackDesign = {
  id: 'blackjack-six-decks',
  version: 1,
  decks: 6,
  dealerHitsSoft17: false,
  canDoubleAfterSplit: true,
  maxHands: 2,
  canSurrender: false,
  naturalPays: '1.5',
};

const hit = 'HHHHHHHHHH';
const stand = 'SSSSSSSSSS';
const stiff = 'SSSSSHHHHH';

/** The printed chart whose exact edge under the house rules is 0.459936 percent. */
export const blackjackHouseChart: BlackjackChart = {
  hard: {
    4: hit,
    5: hit,
    6: hit,
    7: hit,
    8: hit,
    9: 'HDDDDHHHHH',
    10: 'DDDDDDDDHH',
    11: 'DDDDDDDDDH',
    12: 'HHSSSHHHHH',
    13: stiff,
    14: stiff,
    15: stiff,
    16: stiff,
    17: stand,
    18: stand,
    19: stand,
    20: stand,
    21: stand,
  },
  soft: {
    12: hit,
    13: 'HHHDDHHHHH',
    14: 'HHHDDHHHHH',
    15: 'HHDDDHHHHH',
    16: 'HHDDDHHHHH',
    17: 'HDDDDHHHHH',
    18: 'SddddSSHHH',
    19: stand,
    20: stand,
    21: stand,
  },
  pairs: {
    1: 'PPPPPPPPPP',
    2: 'PPPPPPHHHH',
    3: 'PPPPPPHHHH',
    4: 'HHHPPHHHHH',
    6: 'PPPPPHHHHH',
    7: 'PPPPPPHHHH',
    8: 'PPPPPPPPPP',
    9: 'PPPPPSPPSS',
  },
};
