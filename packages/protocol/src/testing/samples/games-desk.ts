import type { Sample } from '../sample.ts';

const shown: Sample<'stopGame'>['shown'] = {
  showFrom: null,
  showTo: null,
  audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
  isShown: true,
};

const open: Sample<'stopGame'> = {
  nodeId: '100001',
  gameCode: 'LH-0001',
  gameName: 'Lantern Harbour',
  vendorCode: 'LH',
  vendorName: 'Lamp House',
  gameType: 'RNG',
  gameClassify: 'SL',
  gameGroupCode: 'HOT',
  supportPlay: 0,
  isHouse: true,
  titles: {},
  shown,
  popularity: 981_000,
  isOpen: true,
  isVendorOpen: true,
  stop: null,
  abilities: ['stop', 'change'],
};

const stopped: Sample<'stopGame'> = {
  ...open,
  nodeId: '900001',
  gameCode: 'one',
  gameName: 'Aces at Noon',
  vendorCode: 'SIM_RS',
  vendorName: 'Simulated Aces',
  gameType: 'LIVE',
  gameGroupCode: '',
  supportPlay: 1,
  isHouse: false,
  popularity: 500_000,
  isOpen: false,
  stop: {
    stoppedAt: '2026-03-02T08:00:00Z',
    stoppedBy: 'quay',
    reason: 'The table shows no cards.',
  },
  abilities: ['open', 'change'],
};

export const listDeskGames: Sample<'listDeskGames'> = {
  content: [open, stopped],
  pageNum: 1,
  pageSize: 20,
  totalPages: 1,
  total: 2,
  vendors: [
    { vendorCode: 'LH', vendorName: 'Lamp House', place: 2, shown },
    { vendorCode: 'SIM_RS', vendorName: 'Simulated Aces', place: null, shown },
  ],
  languages: [
    { code: 'EN', locale: 'en' },
    { code: 'AR', locale: 'ar' },
  ],
  timeZone: 'Asia/Bangkok',
};

export const stopGame: Sample<'stopGame'> = {
  ...open,
  isOpen: false,
  stop: stopped.stop,
  abilities: ['open', 'change'],
};

export const openGame: Sample<'openGame'> = {
  ...stopped,
  isOpen: true,
  stop: null,
  abilities: ['stop', 'change'],
};

export const changeGame: Sample<'changeGame'> = { ...open, popularity: 990_000 };

export const changeVendorPlace: Sample<'changeVendorPlace'> = {
  vendorCode: 'LH',
  vendorName: 'Lamp House',
  place: 1,
  shown,
};

const later = { ...shown, showFrom: '2026-04-01T09:00', isShown: false };

export const changeGameAudience: Sample<'changeGameAudience'> = { ...open, shown: later };

export const changeVendorAudience: Sample<'changeVendorAudience'> = {
  vendorCode: 'LH',
  vendorName: 'Lamp House',
  place: 2,
  shown: later,
};
