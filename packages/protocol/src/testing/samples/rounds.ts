import type { Sample } from '../sample.ts';
import { readGame } from './catalog.ts';
import { slotDesign, slotRound } from './slot-round.ts';

const minesRound: Sample<'openRound'>['round'] = {
  roundId: 'rnd_0198f0aa9000',
  nodeId: 'LH-9',
  mode: 'real',
  playedAt: '2026-03-02T11:00:00Z',
  currency: 'THB',
  stake: '5.00',
  win: '0.00',
  net: '-5.00',
  balanceBefore: '12480.50',
  balanceAfter: null,
  designId: 'mines-25',
  designHash: 'd'.repeat(64),
  serverSeedHash: 'a'.repeat(64),
  clientSeed: 'my-own-seed',
  nonce: '42',
  engine: 'mines',
  state: 'open',
  step: 1,
  timesOutAt: '2026-03-03T11:00:00Z',
  mines: 3,
  revealed: [],
  minesAt: null,
  cashOut: null,
  steps: [
    {
      at: '2026-03-02T11:00:00Z',
      stake: '5.00',
      win: '0.00',
      isTimeout: false,
      kind: 'start',
      tile: null,
    },
  ],
};

export const openRound: Sample<'openRound'> = { round: minesRound, balance: '12475.50' };

export const actOnRound: Sample<'actOnRound'> = {
  round: { ...minesRound, step: 2, revealed: [4], cashOut: '5.60' },
  balance: '12475.50',
};

export const listRounds: Sample<'listRounds'> = {
  content: [
    {
      roundId: slotRound.roundId,
      nodeId: slotRound.nodeId,
      displayName: 'Opal Rush',
      iconUrl: '',
      mode: 'real',
      engine: 'slot',
      state: 'settled',
      playedAt: slotRound.playedAt,
      currency: 'THB',
      stake: slotRound.stake,
      win: slotRound.win,
      net: slotRound.net,
      freeSpins: 0,
    },
  ],
  nextCursor: null,
};

export const readRoundTotals: Sample<'readRoundTotals'> = {
  currency: 'THB',
  rounds: 34,
  stake: '680.00',
  win: '702.00',
  net: '22.00',
};

export const readRoundsFile: Sample<'readRoundsFile'> = {
  fileName: 'rounds-2026-03-01-2026-03-02.csv',
  csv: 'Game,Net\r\nOpal Rush,7.00\r\n',
  nextCursor: null,
};

export const readRound: Sample<'readRound'> = {
  engine: 'slot',
  game: readGame,
  serverSeed: null,
  serverSeedIndex: 7,
  round: slotRound,
  theme: 'harbour',
  design: slotDesign,
};

export const markRoundShown: Sample<'markRoundShown'> = { roundId: slotRound.roundId };
