import { paths } from '../shared/paths.ts';

/** Who may open a page; `member` goes to the login popup first and comes back. */
export type PageAccess = 'everyone' | 'member';

export interface RouteRow {
  readonly path: string;
  readonly access: PageAccess;
  /** Text under `shell.titles`, the page's title (SYS-14). */
  readonly title:
    | 'home'
    | 'login'
    | 'register'
    | 'hot'
    | 'rng'
    | 'play'
    | 'me'
    | 'record'
    | 'statement';
  /** `game` shows nothing of the portal around the page. */
  readonly frame: 'portal' | 'game';
}

/** The routes of portal.md section 2 whose areas exist, and the pages of the member centre. */
export const routeTable = [
  { path: paths.home, access: 'everyone', title: 'home', frame: 'portal' },
  { path: '/index', access: 'everyone', title: 'home', frame: 'portal' },
  { path: '/index.html', access: 'everyone', title: 'home', frame: 'portal' },
  { path: '/home', access: 'everyone', title: 'home', frame: 'portal' },
  { path: paths.login, access: 'everyone', title: 'login', frame: 'portal' },
  { path: paths.register, access: 'everyone', title: 'register', frame: 'portal' },
  { path: paths.hot, access: 'everyone', title: 'hot', frame: 'portal' },
  { path: paths.slots, access: 'everyone', title: 'rng', frame: 'portal' },
  { path: paths.play, access: 'everyone', title: 'play', frame: 'game' },
  { path: paths.me, access: 'everyone', title: 'me', frame: 'portal' },
  { path: paths.bettingRecord, access: 'member', title: 'record', frame: 'portal' },
  { path: paths.round, access: 'member', title: 'record', frame: 'portal' },
  { path: paths.statement, access: 'member', title: 'statement', frame: 'portal' },
] as const satisfies readonly RouteRow[];

/** The row of a matched route pattern. */
export function rowOf(pattern: string): RouteRow | undefined {
  return routeTable.find(({ path }) => path === pattern);
}
