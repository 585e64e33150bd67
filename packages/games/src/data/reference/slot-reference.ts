import type { SlotDesign } from '../../slot/design.ts';

/**
 * A public teaching machine (pay table and strips are published by its author), enumerated as an
 * outside check of the engine. It is not shipped: its wild is on every reel and pays by itself.
 */
export const slotReference: SlotDesign = {
  id: 'slot-reference',
  version: 1,
  reels: 5,
  rows: 3,
  strips: [
    'scale mayonnaise ham sausage bacon eggs cheese mayonnaise sausage butter wings bacon eggs mayonnaise steak wings butter cheese eggs atkins bacon mayonnaise ham cheese eggs scale butter bacon sausage wings steak butter',
    'mayonnaise wings steak sausage cheese mayonnaise ham butter bacon steak sausage mayonnaise ham atkins butter eggs cheese bacon sausage wings scale mayonnaise butter cheese bacon eggs wings mayonnaise steak ham cheese bacon',
    'ham butter eggs scale cheese mayonnaise butter ham sausage bacon steak wings butter mayonnaise cheese sausage eggs bacon mayonnaise wings ham sausage bacon cheese eggs atkins wings bacon butter cheese mayonnaise steak',
    'ham cheese atkins scale butter bacon cheese sausage steak eggs bacon mayonnaise sausage cheese butter ham mayonnaise bacon wings sausage cheese eggs butter wings bacon mayonnaise eggs ham sausage steak mayonnaise bacon',
    'bacon scale steak ham cheese sausage butter bacon wings cheese sausage ham butter steak mayonnaise eggs sausage ham atkins butter wings mayonnaise eggs ham bacon butter steak mayonnaise sausage eggs cheese wings',
  ].map((strip) => strip.split(' ')),
  paytable: {
    atkins: { 2: 5, 3: 50, 4: 500, 5: 5000 },
    steak: { 2: 3, 3: 40, 4: 200, 5: 1000 },
    ham: { 2: 2, 3: 30, 4: 150, 5: 500 },
    wings: { 2: 2, 3: 25, 4: 100, 5: 300 },
    sausage: { 3: 20, 4: 75, 5: 200 },
    eggs: { 3: 20, 4: 75, 5: 200 },
    butter: { 3: 15, 4: 50, 5: 100 },
    cheese: { 3: 15, 4: 50, 5: 100 },
    bacon: { 3: 10, 4: 25, 5: 50 },
    mayonnaise: { 3: 10, 4: 25, 5: 50 },
  },
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 1, 2, 1],
    [1, 2, 1, 0, 1],
    [1, 0, 0, 1, 0],
    [1, 2, 2, 1, 2],
    [0, 1, 0, 0, 1],
    [2, 1, 2, 2, 1],
    [0, 2, 0, 2, 0],
    [2, 0, 2, 0, 2],
    [1, 0, 2, 0, 1],
    [1, 2, 0, 2, 1],
    [0, 1, 1, 1, 2],
    [2, 1, 1, 1, 0],
    [0, 0, 2, 0, 0],
  ],
  wild: { symbol: 'atkins', reels: [1, 2, 3, 4, 5], substitutesAllBut: ['scale'] },
  scatter: { symbol: 'scale', paysTimesTotalBet: { 3: 5, 4: 25, 5: 100 }, trigger: 3 },
  freeSpins: { count: 10, multiplier: 3, retrigger: 10 },
  totalBetCredits: 20,
};
