import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  type RouterHistory,
} from '@tanstack/react-router';
import { resumeSession } from '../features/session/resume-session.ts';
import { sessionEnded, useOperatorSession } from '../features/session/operator-session.ts';
import { onFactorRequired, onSessionEnded } from '../shared/client.ts';
import { basePath } from '../shared/env.ts';
import { guard } from './guard.ts';
import type { PageRow } from './page-row.ts';
import { BrokenPage } from './pages/broken-page.tsx';
import { LostPage } from './pages/lost-page.tsx';
import { pages } from './pages.ts';
import { RootLayout } from './root-layout.tsx';

const root = createRootRoute({
  beforeLoad: resumeSession,
  component: RootLayout,
  notFoundComponent: LostPage,
});

function routeOf(row: PageRow) {
  return createRoute({
    getParentRoute: () => root,
    path: row.path,
    staticData: { page: row },
    component: lazyRouteComponent(row.load),
    // Each page has this component too, not only the root: when a guard throws "not found", the
    // match of the page itself says so.
    notFoundComponent: LostPage,
    beforeLoad: (visit) => guard(row, visit),
    ...(row.search !== undefined && { validateSearch: row.search }),
  });
}

type Root = typeof root;
type SearchOf<Row> = Row extends { readonly search: infer Search } ? Search : undefined;

/** The route of each row, typed by its address and by what reads its query. */
type PageRoute<Row> = Row extends PageRow
  ? Route<
      unknown,
      Root,
      Row['path'],
      ResolveFullPath<Root, Row['path']>,
      string,
      ResolveId<Root, string, Row['path']>,
      SearchOf<Row>
    >
  : never;

// `map` widens every row to the same type; the routes are made from exactly these rows.
const routes = pages.map(routeOf) as unknown as readonly PageRoute<(typeof pages)[number]>[];

export type DeskRouter = ReturnType<typeof createDeskRouter>;

/** The desk under its base path; a session that ends anywhere leads to login from here. */
export function createDeskRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree: root.addChildren(routes),
    basepath: basePath,
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    scrollRestoration: true,
    // No page is a part of another one, so an address below a page is no page either.
    notFoundMode: 'root',
    ...(history === undefined ? {} : { history }),
  });
  onFactorRequired(() => void router.navigate({ to: '/security' }));
  onSessionEnded((ending) => {
    if (useOperatorSession.getState().state === 'in') {
      sessionEnded(ending);
      void router.invalidate();
    }
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: DeskRouter;
  }
  interface StaticDataRouteOption {
    readonly page?: PageRow;
  }
}
