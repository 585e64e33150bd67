import { readChatSearch } from '../features/chat/chat-search.ts';
import { readLobbyFilters } from '../features/lobby/lobby-search.ts';
import { readHallSearch } from '../features/lottery/hall-search.ts';
import { readPointsSearch } from '../features/points/points-search.ts';
import { readVerifySearch } from '../features/verify/verify-search.ts';
import { readPlaySearch } from '../features/slot/play-search.ts';
import { centrePath, centreTypes } from '../shared/games/centres.ts';
import { laterPage } from './later-page.ts';
import type { PublicRow } from './page-row.ts';

const home = {
  title: 'home',
  frame: 'portal',
  hasFirstPaint: true,
  load: () => import('./pages/home-page.tsx'),
} as const;

/** `/{gameType}`: one centre for each category, titled as the category is. */
const centres = centreTypes.map(
  (category) =>
    ({
      path: centrePath(category),
      access: 'everyone',
      frame: 'portal',
      search: readLobbyFilters,
      category,
      load: () => import('./pages/centre-page.tsx'),
    }) as const,
);

/** The pages of the lottery, each with the games of its own prize modes (lottery.md A1). */
const lotteries = (['/lottery', '/seaLottery', '/vnLottery'] as const).map(
  (lottery) =>
    ({
      path: lottery,
      access: 'session',
      frame: 'portal',
      title: 'lottery',
      search: readHallSearch,
      lottery,
      load: laterPage('lottery'),
    }) as const,
);

/**
 * The pages of the portal (portal.md, section 2); those of the two centres stand in
 * `account-pages.ts`. The typed routes, the guard, titles and frames, and the addresses that the
 * server answers with the portal come from these rows.
 */
export const pages = [
  { ...home, path: '/', access: 'everyone' },
  { ...home, path: '/index', access: 'everyone' },
  { ...home, path: '/index.html', access: 'everyone' },
  { ...home, path: '/home', access: 'everyone' },
  { ...home, path: '/login', access: 'newcomer', title: 'login', dialog: 'login' },
  {
    path: '/agentLogin',
    access: 'newcomer',
    title: 'agentLogin',
    frame: 'portal',
    load: laterPage('agentLogin'),
  },
  {
    path: '/agentHome',
    access: 'agent',
    title: 'agentHome',
    frame: 'portal',
    load: laterPage('agentHome'),
  },
  { ...home, path: '/register', access: 'newcomer', title: 'register', dialog: 'register' },
  ...centres,
  ...lotteries,
  {
    path: '/lotteryResults',
    access: 'everyone',
    isTitledByItself: true,
    frame: 'portal',
    search: readHallSearch,
    load: laterPage('lotteryResults'),
  },
  {
    path: '/verify',
    access: 'everyone',
    isTitledByItself: true,
    frame: 'portal',
    search: readVerifySearch,
    load: laterPage('verify'),
  },
  {
    ...home,
    path: '/help',
    access: 'everyone',
    title: 'help',
    dialog: 'helpCentre',
    places: ['top', 'help'],
  },
  { ...home, path: '/helpmc', access: 'everyone', title: 'help', dialog: 'helpCentre' },
  {
    ...home,
    path: '/chat',
    access: 'session',
    title: 'chat',
    dialog: 'chatRoom',
    search: readChatSearch,
    places: ['help'],
  },
  {
    path: '/service',
    access: 'everyone',
    title: 'service',
    frame: 'footerless',
    places: ['help'],
    load: laterPage('service'),
  },
  {
    path: '/saferPlay',
    access: 'everyone',
    title: 'saferPlay',
    frame: 'portal',
    places: ['help'],
    load: laterPage('saferPlay'),
  },
  {
    path: '/promotions',
    access: 'everyone',
    title: 'promotions',
    frame: 'portal',
    places: ['promotions'],
    load: laterPage('promotions'),
  },
  {
    path: '/promotions/$promotionId',
    access: 'everyone',
    title: 'promotions',
    frame: 'portal',
    load: laterPage('promotion'),
  },
  {
    path: '/join',
    access: 'everyone',
    title: 'join',
    frame: 'portal',
    load: laterPage('join'),
  },
  {
    path: '/seamless',
    access: 'everyone',
    isTitledByItself: true,
    frame: 'portal',
    load: laterPage('seamless'),
  },
  {
    path: '/down',
    access: 'everyone',
    title: 'download',
    frame: 'portal',
    places: ['company'],
    load: laterPage('down'),
  },
  {
    path: '/pointMall',
    access: 'everyone',
    title: 'pointMall',
    frame: 'portal',
    places: ['top'],
    search: readPointsSearch,
    load: laterPage('pointMall'),
  },
  {
    path: '/$one',
    oneOf: 'extraGameCenters',
    access: 'everyone',
    title: 'games',
    frame: 'footerless',
    search: readLobbyFilters,
    load: laterPage('extraCentre'),
  },
  {
    path: '/play/$nodeId',
    access: 'everyone',
    title: 'play',
    frame: 'game',
    search: readPlaySearch,
    load: laterPage('play'),
  },
  {
    path: '/m',
    access: 'everyone',
    title: 'me',
    frame: 'hub',
    load: laterPage('me'),
  },
] as const satisfies readonly PublicRow[];
