import type { SlotDesign } from '../../slot/design.ts';

export const harbor729: SlotDesign = {
  id: 'harbor-729',
  version: 1,
  reels: 6,
  rows: 3,
  strips: [
    'L4 L3 H3 H2 L2 L1 H1 L4 S L3 H4 L1 L3 L2 L1 H4 H3 L4 L3 H4 L4 H3 L2 H4 L3 L2 H2 L4 L2 H2 H1 L1',
    'L2 L3 H1 H4 L2 S L4 H4 L3 L1 H2 W L3 L2 H4 L4 L2 H3 L4 H2 H1 L1 H3 L4 H2 H3 L3 L1 H4 L3 L1 L4',
    'L3 L4 L2 L3 H2 H4 L2 L3 L4 H1 L1 H3 L4 H2 H1 H4 L1 H2 H3 L1 L3 H4 W L4 S L1 L4 H3 L2 L3 H4 L2',
    'L1 H3 H4 L1 H1 L3 L2 L4 H4 L3 H1 L4 H3 L3 L1 L4 H2 S L2 L3 L4 H2 L2 H3 L3 L1 H2 H4 L4 L2 W H4',
    'H2 H1 L4 H4 L1 L4 L2 L1 H2 L3 L2 H4 L4 L1 L3 H3 L2 W L4 H3 L3 L2 H3 L3 H4 S L4 H4 L1 H2 H1 L3',
    'H4 L2 L3 H1 H4 L3 L4 H2 L1 L4 L3 H2 L4 L2 H3 H1 L1 L2 H4 H3 L1 L4 H2 L3 L1 L2 L4 L3 H4 H3 L2 S',
  ].map((strip) => strip.split(' ')),
  paytable: {
    H1: { 3: 40, 4: 105, 5: 325, 6: 1300 },
    H2: { 3: 26, 4: 80, 5: 235, 6: 775 },
    H3: { 3: 20, 4: 50, 5: 155, 6: 525 },
    H4: { 3: 13, 4: 40, 5: 120, 6: 400 },
    L1: { 3: 8, 4: 24, 5: 65, 6: 195 },
    L2: { 3: 7, 4: 18, 5: 50, 6: 155 },
    L3: { 3: 5, 4: 13, 5: 40, 6: 135 },
    L4: { 3: 4, 4: 10, 5: 35, 6: 105 },
  },
  ways: true,
  wild: { symbol: 'W', reels: [2, 3, 4, 5], substitutesAllBut: ['S'] },
  scatter: { symbol: 'S', paysTimesTotalBet: { 3: 1, 4: 5, 5: 20, 6: 100 }, trigger: 4 },
  freeSpins: { count: 10, multiplier: 2, retrigger: 5 },
  totalBetCredits: 30,
};
