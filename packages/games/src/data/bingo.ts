import type { BingoDesign } from '../bingo/engine.ts';
import type { BingoBand } from '../bingo/fixed-odds.ts';
import type { RoomDesign } from '../bingo/room.ts';

/** Forty calls; 90.1992 percent (sports-and-games.md 28). */
export const bingoHouseBands: readonly BingoBand[] = [
  { fromCall: 4, toCall: 10, pays: '150' },
  { fromCall: 11, toCall: 15, pays: '25' },
  { fromCall: 16, toCall: 20, pays: '8' },
  { fromCall: 21, toCall: 25, pays: '3.5' },
  { fromCall: 26, toCall: 30, pays: '2' },
  { fromCall: 31, toCall: 35, pays: '1' },
  { fromCall: 36, toCall: 40, pays: '0.5' },
];

export const bingoHouse: BingoDesign = {
  id: 'bingo-75-fixed-odds',
  version: 1,
  calls: 40,
  bands: bingoHouseBands,
};

export const bingoRoomHouse: RoomDesign = {
  potPercent: 85,
  oneLinePercent: 20,
  twoLinesPercent: 30,
  fullHousePercent: 50,
};
