import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { resumeSession } from '../features/session/resume-session.ts';
import { signedOut, useOperatorSession } from '../features/session/operator-session.ts';
import { onSessionEnded } from '../shared/client.ts';
import { basePath } from '../shared/env.ts';
import { paths } from '../shared/paths.ts';
import { DeskLayout } from './desk-layout.tsx';
import { LostPage } from './pages/lost-page.tsx';
import { BrokenPage } from './pages/broken-page.tsx';
import { LoginPage } from './pages/login-page.tsx';
import { auditSearch, loginSearch, membersSearch } from './searches.ts';

const isSignedIn = () => useOperatorSession.getState().state === 'in';

const rootRoute = createRootRoute({ beforeLoad: resumeSession, notFoundComponent: LostPage });

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.login,
  validateSearch: loginSearch,
  beforeLoad: ({ search }) => {
    if (isSignedIn()) {
      redirect({ href: search.next ?? paths.members, replace: true, throw: true });
    }
  },
  component: LoginPage,
});

const deskRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'desk',
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) {
      redirect({ to: paths.login, search: { next: location.href }, replace: true, throw: true });
    }
  },
  component: DeskLayout,
});

const homeRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: '/',
  beforeLoad: () => {
    redirect({ to: paths.members, replace: true, throw: true });
  },
});

const membersRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: paths.members,
  validateSearch: membersSearch,
  component: lazyRouteComponent(() => import('./pages/members-page.tsx'), 'MembersPage'),
});

const memberRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: paths.member,
  component: lazyRouteComponent(() => import('./pages/member-page.tsx'), 'MemberPage'),
});

const auditRoute = createRoute({
  getParentRoute: () => deskRoute,
  path: paths.audit,
  validateSearch: auditSearch,
  component: lazyRouteComponent(() => import('./pages/audit-page.tsx'), 'AuditPage'),
});

const routeTree = rootRoute.addChildren([
  loginRoute,
  deskRoute.addChildren([homeRoute, membersRoute, memberRoute, auditRoute]),
]);

export type DeskRouter = ReturnType<typeof createDeskRouter>;

/** The desk under its base path; a session that ends anywhere leads to login from here. */
export function createDeskRouter(history?: RouterHistory) {
  const router = createRouter({
    routeTree,
    basepath: basePath,
    defaultPreload: 'intent',
    defaultErrorComponent: BrokenPage,
    scrollRestoration: true,
    ...(history === undefined ? {} : { history }),
  });
  onSessionEnded(() => {
    if (isSignedIn()) {
      signedOut('ended');
      void router.invalidate();
    }
  });
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: DeskRouter;
  }
}
