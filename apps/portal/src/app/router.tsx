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
import { inTime } from '../shared/client/in-time.ts';
import type { accountPages } from './account-pages.ts';
import { ChunkFailed } from './chunk-failed.tsx';
import type { PageContext, Visit } from './guard.ts';
import { leaveCountedDocument } from './leave-counted-document.ts';
import type { PageRow } from './page-row.ts';
import { pages } from './pages.ts';
import { RootLayout } from './root-layout.tsx';

const notFoundComponent = lazyRouteComponent(
  () => inTime(() => import('./not-found.tsx')),
  'NotFound',
);

const root = createRootRouteWithContext<PageContext>()({
  component: RootLayout,
  beforeLoad: leaveCountedDocument,
  notFoundComponent,
  errorComponent: ChunkFailed,
});

function routeOf(row: PageRow) {
  return createRoute({
    getParentRoute: () => root,
    path: row.path,
    staticData: { page: row },
    component: lazyRouteComponent(() => inTime(row.load)),
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
 * It may wait for what the server knows of this person, which has its end as well (SYS-06).
 */
async function admit(row: PageRow, visit: Visit): Promise<void> {
  void row.load().catch(() => undefined);
  await inTime(async () => {
    const { guard } = await import('./guard.ts');
    await guard(row, visit);
  });
}

/**
 * Every address below the two centres, until the table of their pages is there. A splat would take
 * the address of the hub as well.
 */
const depths = ['$one', '$one/$two', '$one/$two/$three'];
const addresses = ['/m', '/a'].flatMap((centre) => depths.map((depth) => `${centre}/${depth}`));
const doors = addresses.map((path) =>
  createRoute({
    getParentRoute: () => root,
    path,
    notFoundComponent,
    beforeLoad: async ({ context, location }: Visit) => {
      await inTime(async () => {
        const { enterCentre } = await import('./enter-centre.ts');
        await enterCentre(context, location);
      });
    },
  }),
);

type Root = typeof root;
type SearchOf<Row> = Row extends { readonly search: infer Search } ? Search : undefined;
type TableRow = (typeof pages | typeof accountPages)[number];

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

const publicRoutes = pages.map(routeOf);

function treeWith(rows: readonly PageRow[]) {
  // `map` widens every row to the same type; the routes are made from exactly the rows of both
  // tables, and no link leads to a door.
  const routes = [...publicRoutes, ...doors, ...rows.map(routeOf)] as unknown;
  return root.addChildren(routes as readonly PageRoute<TableRow>[]);
}

export function createPortalRouter(site: PageContext['site'], history?: RouterHistory) {
  const router = createRouter({
    routeTree: treeWith([]),
    context: {
      site,
      shownHref: (): string | undefined => router.state.resolvedLocation?.href,
      addPages: (rows: readonly PageRow[]): void => {
        treeWith(rows);
        // The tree is the same object, with more below it: `update` would take it for unchanged.
        router.setRoutes(router.buildRouteTree());
      },
      pageAt: (path: string): PageRow | undefined =>
        router.getMatchedRoutes(path)[2]?.options.staticData?.page,
      documentPath: history?.location.pathname ?? globalThis.location.pathname,
    },
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
