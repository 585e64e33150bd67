import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  type RouterHistory,
} from '@tanstack/react-router';
import { ChunkFailed } from './chunk-failed.tsx';
import type { PageContext, Visit } from './guard.ts';
import type { PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import { RootLayout } from './root-layout.tsx';

const notFoundComponent = lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound');

const root = createRootRouteWithContext<PageContext>()({
  component: RootLayout,
  notFoundComponent,
  errorComponent: ChunkFailed,
});

function routeOf(row: PageRow) {
  return createRoute({
    getParentRoute: () => root,
    path: row.path,
    staticData: { page: row },
    component: lazyRouteComponent(row.load),
    // Each page has this component too, not only the root: when a guard throws "not found", the
    // match of the page itself says so.
    notFoundComponent,
    ...(isGuarded(row) && { beforeLoad: (visit: Visit) => admit(row, visit) }),
    ...(row.search !== undefined && { validateSearch: row.search }),
  });
}

function isGuarded({ access, oneOf }: PageRow): boolean {
  return access !== 'everyone' || oneOf !== undefined;
}

/**
 * The guard is not part of the first load: its script is fetched together with that of the page.
 */
async function admit(row: PageRow, visit: Visit): Promise<void> {
  void row.load().catch(() => undefined);
  const { guard } = await import('./guard.ts');
  await guard(row, visit);
}

type Root = typeof root;
type SearchOf<Row> = Row extends { readonly search: infer Search } ? Search : undefined;

/** The route of each row, typed by its address and by what reads its query. */
type PageRoute<Row, Path = Row extends PageRow ? Row['path'] : never> = Row extends PageRow
  ? Path extends Row['path']
    ? Route<
        unknown,
        Root,
        Path,
        ResolveFullPath<Root, Path>,
        string,
        ResolveId<Root, string, Path>,
        SearchOf<Row>
      >
    : never
  : never;

// `map` widens every row to the same type; the routes are made from exactly these rows.
const routes = pages.map(routeOf) as unknown as readonly PageRoute<(typeof pages)[number]>[];

export function createPortalRouter(site: PageContext['site'], history?: RouterHistory) {
  const router = createRouter({
    routeTree: root.addChildren(routes),
    context: { site, shownHref: (): string | undefined => router.state.resolvedLocation?.href },
    defaultPreload: 'intent',
    defaultPreloadDelay: 100,
    scrollRestoration: true,
    // No page is a part of another one, so an address below a page is no page either.
    notFoundMode: 'root',
    defaultErrorComponent: ChunkFailed,
    ...(history !== undefined && { history }),
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
  interface StaticDataRouteOption {
    readonly page?: PageRow;
  }
}
