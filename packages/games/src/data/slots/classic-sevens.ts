import type { SlotDesign } from '../../slot/design.ts';

export const classicSevens: SlotDesign = {
  id: 'classic-sevens',
  version: 1,
  reels: 3,
  rows: 3,
  strips: [
    'bar1 bell cherry bar2 bar1 plum bar3 cherry plum seven cherry bell plum bar1 bell cherry bar2 bell bar1 plum bar2 bar3 cherry plum',
    'bar3 bell seven bar1 cherry bar2 bell plum bar1 bar2 plum bar1 bell cherry bar3 W cherry seven bar2 plum bell cherry bar1 plum',
    'cherry plum bell seven plum bar1 bar3 plum cherry bell bar2 bar1 bar3 cherry plum bell bar2 cherry bar1 bell cherry bar1 plum bar2',
  ].map((strip) => strip.split(' ')),
  paytable: {
    seven: { 3: 625 },
    bar3: { 3: 150 },
    bar2: { 3: 65 },
    bar1: { 3: 30 },
    bell: { 3: 18 },
    plum: { 3: 13 },
    cherry: { 2: 1, 3: 10 },
  },
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  wild: { symbol: 'W', reels: [2], substitutesAllBut: [] },
  totalBetCredits: 5,
};
