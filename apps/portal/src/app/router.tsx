import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { readLobbyFilters } from '../features/lobby/lobby-filters.ts';
import { paths } from '../shared/paths.ts';
import { sessionToken } from '../shared/client/portal-client.ts';
import { wantedPath } from '../shared/session/wanted-path.ts';
import { ChunkFailed } from './chunk-failed.tsx';
import { RootLayout } from './root-layout.tsx';

const root = createRootRoute({
  component: RootLayout,
  notFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
  errorComponent: ChunkFailed,
});

const home = lazyRouteComponent(() => import('./pages/home-page.tsx'), 'HomePage');
const lobby = () => import('./pages/lobby-page.tsx');
const records = () => import('./pages/record-pages.tsx');

/** Without a token the login popup comes first and leads back (portal.md, navigation guard). */
function memberOnly({ location }: { readonly location: { readonly href: string } }): void {
  if (sessionToken.read() === undefined) {
    wantedPath.remember(location.href);
    throw redirect({ to: paths.login });
  }
}

const withPreset = (search: Record<string, unknown>): { preset?: string } =>
  typeof search['preset'] === 'string' ? { preset: search['preset'] } : {};

const routes = [
  createRoute({ getParentRoute: () => root, path: paths.home, component: home }),
  createRoute({ getParentRoute: () => root, path: '/index', component: home }),
  createRoute({ getParentRoute: () => root, path: '/index.html', component: home }),
  createRoute({ getParentRoute: () => root, path: '/home', component: home }),
  createRoute({ getParentRoute: () => root, path: paths.login, component: home }),
  createRoute({ getParentRoute: () => root, path: paths.register, component: home }),
  createRoute({
    getParentRoute: () => root,
    path: paths.hot,
    validateSearch: readLobbyFilters,
    component: lazyRouteComponent(lobby, 'HotPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.slots,
    validateSearch: readLobbyFilters,
    component: lazyRouteComponent(lobby, 'SlotsPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.play,
    validateSearch: (search: Record<string, unknown>): { mode?: 'trial' } =>
      search['mode'] === 'trial' ? { mode: 'trial' } : {},
    component: lazyRouteComponent(() => import('./pages/play-page.tsx'), 'PlayPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.me,
    component: lazyRouteComponent(() => import('./pages/me-page.tsx'), 'MePage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.bettingRecord,
    beforeLoad: memberOnly,
    validateSearch: withPreset,
    component: lazyRouteComponent(records, 'BettingRecordPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.round,
    beforeLoad: memberOnly,
    component: lazyRouteComponent(records, 'ReceiptPage'),
  }),
  createRoute({
    getParentRoute: () => root,
    path: paths.statement,
    beforeLoad: memberOnly,
    validateSearch: withPreset,
    component: lazyRouteComponent(records, 'StatementPage'),
  }),
] as const;

export function createPortalRouter() {
  return createRouter({
    routeTree: root.addChildren(routes),
    defaultPreload: 'intent',
    defaultPreloadDelay: 100,
    scrollRestoration: true,
    defaultErrorComponent: ChunkFailed,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
