import type { Sample } from '../sample.ts';

export const readGame: Sample<'readGame'> = {
  nodeId: 'LH-1',
  vassalage: 'LH',
  gameCode: 'opal-rush',
  gameType: 'RNG',
  gameClassify: 'SL',
  gameName: 'Opal Rush',
  nodeName: 'Opal Rush',
  displayName: 'Opal Rush',
  vendorName: 'Lamp House',
  showIcon: '',
  iconUrl: '',
  lagerIcon: '',
  supportPlay: 0,
  gameGroupCode: 'SLOT',
  tag: '',
  isGame: 'GAME',
  minBet: '1.00',
  currency: 'THB',
  isUnderMaintenance: false,
};

const games = ['Opal Rush', 'Copper Tide', 'Paper Lantern'].map((name, index) => ({
  ...readGame,
  nodeId: `LH-${index + 1}`,
  gameName: name,
  nodeName: name,
  displayName: name,
}));

export const readGameNarrowing: Sample<'readGameNarrowing'> = { areGamesNarrowed: false };

export const listGames: Sample<'listGames'> = {
  content: games,
  games,
  pageNum: 1,
  pageSize: 42,
  totalPages: 1,
  total: games.length,
};

export const readGameCounts: Sample<'readGameCounts'> = {
  vendors: [{ vassalage: 'LH', games: 2 }],
  classifies: [
    { gameClassify: 'SL', games: 2 },
    { gameClassify: 'JP', games: 1 },
  ],
};

export const listHotGames: Sample<'listHotGames'> = { list: games };

const vendor = {
  vassalage: 'LH',
  displayName: 'Lamp House',
  logo: '/art/lamp-house.svg',
  games: 3,
};
const secondVendor = {
  vassalage: 'QY',
  displayName: 'Quayside',
  logo: '/art/lamp-house.svg',
  games: 1,
};

export const listVendors: Sample<'listVendors'> = [
  { gameCategory: 'HOT', games: 3, vendors: [{ ...vendor, gameType: 'HOT' }], lanes: [] },
  {
    gameCategory: 'RNG',
    rebatePercent: '1.2',
    games: 4,
    vendors: [
      { ...vendor, gameType: 'RNG' },
      { ...secondVendor, gameType: 'RNG' },
    ],
    lanes: [],
  },
];

export const listGameTypes: Sample<'listGameTypes'> = [
  { gameType: 'HOT', games: 30, vendors: 4 },
  { gameType: 'RNG', games: 1200, vendors: 9 },
];
