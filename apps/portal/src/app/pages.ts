import { BookIcon, WalletIcon } from '@portal/ui';
import { readLobbyFilters } from '../features/lobby/lobby-search.ts';
import { readRecordSearch } from '../features/records/record-search.ts';
import { readPlaySearch } from '../features/slot/play-search.ts';
import { centreName, centrePath, centreTypes } from '../shared/games/centres.ts';
import type { PageRow } from './page-row.ts';

const home = {
  frame: 'portal',
  hasFirstPaint: true,
  load: () => import('./pages/home-page.tsx'),
} as const;

/** `/{gameType}`: one centre for each category that has one. */
const centres = centreTypes.map(
  (category) =>
    ({
      path: centrePath(category),
      access: 'everyone',
      title: centreName(category),
      frame: 'portal',
      search: readLobbyFilters,
      category,
      load: () => import('./pages/centre-page.tsx'),
    }) as const,
);

/**
 * Every page of the portal (portal.md, section 2). The typed routes, the guard, titles and frames,
 * the places of the account, and the addresses that the server answers with the portal come from
 * these rows.
 */
export const pages = [
  { ...home, path: '/', access: 'everyone' },
  { ...home, path: '/index', access: 'everyone' },
  { ...home, path: '/index.html', access: 'everyone' },
  { ...home, path: '/home', access: 'everyone' },
  { ...home, path: '/login', access: 'visitor', title: 'login', dialog: 'login' },
  { ...home, path: '/register', access: 'newcomer', title: 'register', dialog: 'register' },
  ...centres,
  {
    path: '/$one',
    oneOf: 'extraGameCenters',
    access: 'everyone',
    title: 'games',
    frame: 'footerless',
    search: readLobbyFilters,
    load: () => import('./pages/extra-centre-page.tsx'),
  },
  {
    path: '/play/$nodeId',
    access: 'everyone',
    title: 'play',
    frame: 'game',
    search: readPlaySearch,
    load: () => import('./pages/play-page.tsx'),
  },
  {
    path: '/m',
    access: 'everyone',
    title: 'me',
    frame: 'portal',
    load: () => import('./pages/me-page.tsx'),
  },
  {
    path: '/m/personalHistoryCopy',
    access: 'member',
    title: 'record',
    frame: 'portal',
    search: readRecordSearch,
    load: () => import('./pages/betting-record-page.tsx'),
    place: { icon: BookIcon },
  },
  {
    path: '/m/personalHistoryCopy/$roundId',
    access: 'member',
    title: 'record',
    frame: 'portal',
    load: () => import('./pages/receipt-page.tsx'),
  },
  {
    path: '/m/transactionHistory',
    access: 'member',
    title: 'statement',
    frame: 'portal',
    search: readRecordSearch,
    load: () => import('./pages/statement-page.tsx'),
    place: { icon: WalletIcon },
  },
] as const satisfies readonly PageRow[];

type PlaceRow = Extract<(typeof pages)[number], { readonly place: object }>;

/** The rows of the account menu and of the hub of a phone. */
export const places: readonly PlaceRow[] = pages.filter((row) => 'place' in row);
