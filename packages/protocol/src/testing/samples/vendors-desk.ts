import type { Sample } from '../sample.ts';

const open: Sample<'listDeskVendors'>[number] = {
  vendorCode: 'SIM_RS',
  name: 'Simulated Aces',
  isOpen: true,
  stop: null,
  games: 2,
  openGames: 2,
  calls: 4210,
  refused: 63,
  failed: 2,
  medianMs: 10,
  slowMs: 50,
  lastCallAt: '2026-03-02T09:11:40Z',
  openRounds: 3,
  openStake: '120.00',
  oldestRoundAt: '2026-03-02T09:01:00Z',
  currency: 'THB',
  abilities: ['stop'],
};

const stopped: Sample<'listDeskVendors'>[number] = {
  ...open,
  vendorCode: 'SIM_SEA',
  name: 'Simulated Harbour',
  isOpen: false,
  stop: {
    stoppedAt: '2026-03-02T08:00:00Z',
    stoppedBy: 'quay',
    reason: 'Wins came in twice.',
  },
  calls: 0,
  refused: 0,
  failed: 0,
  medianMs: null,
  slowMs: null,
  lastCallAt: null,
  openRounds: 0,
  openStake: '0.00',
  oldestRoundAt: null,
  abilities: ['open'],
};

export const listDeskVendors: Sample<'listDeskVendors'> = [open, stopped];

export const readDeskVendor: Sample<'readDeskVendor'> = {
  ...open,
  abilities: ['stop', 'endKey'],
  dialect: 'rs',
  signature: 'rsa_sha256',
  amounts: 'hundred_thousandths',
  takesLists: false,
  mayOverdraw: false,
  reversesSettled: false,
  launchHost: 'games.example',
  keysChangedAt: '2026-02-01T00:00:00Z',
  hasEarlierKey: true,
  earlierKeyEndsAt: '2026-03-03T00:00:00Z',
  outcomes: [
    { kind: 'BET', outcome: 'done', calls: 2100 },
    { kind: 'BET', outcome: 'insufficient_funds', calls: 63 },
    { kind: 'WIN', outcome: 'done', calls: 2045 },
    { kind: 'WIN', outcome: 'try_again', calls: 2 },
  ],
};

export const listVendorCalls: Sample<'listVendorCalls'> = {
  content: [
    {
      id: 'vcl_0198f0ab2000',
      calledAt: '2026-03-02T09:11:40Z',
      kinds: ['BET'],
      outcome: 'insufficient_funds',
      isReplay: false,
      milliseconds: 12,
      playerId: 'mbr_0198f0aa0000',
      requestId: 'req-77',
      transactionId: 'sim-tx-77',
      roundId: 'sim-round-77',
      amount: '250.00',
      currency: 'THB',
      answer: '200 {"status":"RS_ERROR_NOT_ENOUGH_MONEY"}',
    },
    {
      id: 'vcl_0198f0ab1fff',
      calledAt: '2026-03-02T09:11:30Z',
      kinds: ['WIN'],
      outcome: 'done',
      isReplay: true,
      milliseconds: 8,
      playerId: 'mbr_0198f0aa0000',
      requestId: 'req-76',
      transactionId: 'sim-tx-76',
      roundId: 'sim-round-76',
      amount: '20.00',
      currency: 'THB',
      answer: '200 {"status":"RS_OK"}',
    },
  ],
  nextCursor: null,
};

export const stopVendor: Sample<'stopVendor'> = {
  ...readDeskVendor,
  isOpen: false,
  stop: stopped.stop,
  abilities: ['open'],
};

export const openVendor: Sample<'openVendor'> = { ...readDeskVendor };

export const endEarlierVendorKey: Sample<'endEarlierVendorKey'> = {
  ...readDeskVendor,
  abilities: ['stop'],
  hasEarlierKey: false,
  earlierKeyEndsAt: null,
};
