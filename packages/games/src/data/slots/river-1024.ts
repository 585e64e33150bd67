import type { SlotDesign } from '../../slot/design.ts';

export const river1024: SlotDesign = {
  id: 'river-1024',
  version: 1,
  reels: 5,
  rows: 4,
  strips: [
    'L3 L4 L2 H4 H1 L3 L2 L1 L3 H3 L4 H2 H4 S L2 L1 L2 H4 L3 L4 H3 H1 L3 L4 H2 L1 L2 L3 H4 L4 L1 L2 L2 L4 H2 L3 L1 L4 L3 H3',
    'H2 L2 L1 L4 L3 L4 H3 L2 L2 H4 L3 L3 L1 L4 L2 H3 H4 L4 H2 H3 L4 L1 L3 H2 W L1 L3 L4 L2 H4 L1 H1 L2 S L3 H4 H1 L2 L3 L4',
    'L3 S L2 L4 H4 L1 L3 L2 L3 H1 H2 L1 L4 L2 H2 L3 H4 L2 L1 L4 H3 L3 L3 H1 L2 H4 L4 L3 L4 H3 L1 L2 H4 H3 L4 L3 L1 L4 L2 H2',
    'L3 H4 L4 S L2 L3 L4 L3 H3 L2 L4 H1 H2 L4 L2 H4 L3 H4 L2 L1 H2 H1 L3 L2 L1 L1 H3 L3 W H2 L2 L1 L4 H3 L4 L1 L3 H4 L4 L2',
    'S L2 H4 L3 H3 L4 L3 L2 L1 L2 L4 H2 H1 L1 H4 H3 L3 H2 L2 H3 L1 L3 L3 L2 L1 L4 L4 L3 H4 L1 L2 L4 L3 H4 L2 L4 H1 H2 L3 L4',
  ].map((strip) => strip.split(' ')),
  paytable: {
    H1: { 3: 28, 4: 105, 5: 550 },
    H2: { 3: 21, 4: 80, 5: 275 },
    H3: { 3: 15, 4: 50, 5: 170 },
    H4: { 3: 10, 4: 35, 5: 105 },
    L1: { 3: 5, 4: 18, 5: 55 },
    L2: { 3: 3, 4: 10, 5: 40 },
    L3: { 3: 3, 4: 7, 5: 28 },
    L4: { 3: 3, 4: 6, 5: 27 },
  },
  ways: true,
  wild: { symbol: 'W', reels: [2, 4], substitutesAllBut: ['S'] },
  scatter: { symbol: 'S', paysTimesTotalBet: { 3: 2, 4: 10, 5: 50 }, trigger: 3 },
  freeSpins: { count: 10, multiplier: 2, retrigger: 10 },
  totalBetCredits: 50,
};
