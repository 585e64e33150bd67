import type { SlotDesign } from '../../slot/design.ts';

export const house243Ways: SlotDesign = {
  id: 'house-243-ways',
  version: 1,
  reels: 5,
  rows: 3,
  strips: [
    'L5 H3 H4 S H2 L4 L2 L3 L2 L5 L1 L3 S L1 L2 L4 L2 L4 H4 H3 L3 H4 H2 H4 L5 L1 L2 L4 L5 L1 L3 L1 H1 H3 L3 H2 L5 H1 L5 L4',
    'L4 H1 S L3 H3 L5 L2 L5 H3 H2 H4 L3 L1 H4 L5 L3 L4 H4 L2 L1 L3 H1 L4 L5 W H2 L2 H1 L1 H4 H2 L3 L4 W L2 L5 L4 L1 L2 H3',
    'L5 L3 L5 H2 L4 L1 L4 L3 L2 L1 L5 L3 L1 L3 H2 L2 H4 S H4 W H3 L2 L4 H1 W L5 H1 H3 L3 L4 L1 L4 H3 L5 H4 L2 S H3 H4 L2',
    'H4 S L4 H3 L2 L5 L3 L1 L4 L5 L4 L2 H2 L1 W L2 L3 L1 L4 H1 L3 H1 L1 H3 L3 H4 H2 L2 L5 H3 H4 H2 L5 L4 L2 H4 L5 W L1 L3',
    'L1 S H1 L1 L3 L4 L2 H3 H4 H1 L3 H2 L5 L1 H3 L1 H2 L4 S L2 L5 H4 H3 L2 L3 L4 L1 L5 H4 L4 L2 L3 L4 L3 L5 H2 H4 L5 L2 L5',
  ].map((strip) => strip.split(' ')),
  paytable: {
    H1: { 3: 30, 4: 100, 5: 500 },
    H2: { 3: 20, 4: 75, 5: 250 },
    H3: { 3: 15, 4: 50, 5: 200 },
    H4: { 3: 12, 4: 40, 5: 150 },
    L1: { 3: 8, 4: 25, 5: 100 },
    L2: { 3: 8, 4: 20, 5: 80 },
    L3: { 3: 6, 4: 15, 5: 75 },
    L4: { 3: 5, 4: 15, 5: 60 },
    L5: { 3: 5, 4: 15, 5: 50 },
  },
  ways: true,
  wild: { symbol: 'W', reels: [2, 3, 4], substitutesAllBut: ['S'] },
  scatter: { symbol: 'S', paysTimesTotalBet: { 3: 2, 4: 10, 5: 50 }, trigger: 3 },
  freeSpins: { count: 8, multiplier: 2, retrigger: 8 },
  totalBetCredits: 25,
};
