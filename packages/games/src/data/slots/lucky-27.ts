import type { SlotDesign } from '../../slot/design.ts';

export const lucky27: SlotDesign = {
  id: 'lucky-27',
  version: 1,
  reels: 3,
  rows: 3,
  strips: [
    'B F E A D F A C F E C B E F C E D F W E F F E D F B D C D E',
    'E F D F E C B F E B F E D C F E C W B A F D A E F D E F C D',
    'C W F A E D F E D F C C E F D B F E E F A D B F E C B E D F',
  ].map((strip) => strip.split(' ')),
  paytable: {
    A: { 3: 115 },
    B: { 3: 35 },
    C: { 3: 11 },
    D: { 3: 5 },
    E: { 3: 2 },
    F: { 3: 1 },
  },
  ways: true,
  wild: { symbol: 'W', reels: [1, 2, 3], substitutesAllBut: [] },
  totalBetCredits: 10,
};
