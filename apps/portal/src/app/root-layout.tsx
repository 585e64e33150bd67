import { useTranslations } from '@portal/i18n/react';
import { LiveRegions } from '@portal/ui';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { Header } from '../features/shell/components/header.tsx';
import { lazyInTime } from '../shared/client/lazy-in-time.ts';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { useMedia } from '../shared/device/media.ts';
import { useDocumentTitle } from '../shared/heading/use-document-title.ts';
import { useSession } from '../shared/session/session.ts';
import { useBoot } from '../shared/site/site-facts.ts';
import { siteWatch } from '../shared/site/site-watch.ts';
import { frameOf } from './frame-of.ts';
import type { PageRow } from './page-row.ts';
import { parentOf } from './parent-of.ts';
import { shellLinks } from './shell-links.ts';
import { usePage } from './use-page.ts';

const Layers = lazyInTime(async () => (await import('./layers.tsx')).Layers);

/** It is fetched while the line is there, and shown when it is not. */
const OfflineBar = lazyInTime(
  async () => (await import('../features/shell/components/offline-bar.tsx')).OfflineBar,
);

/** A bar that is fixed moves nothing when it comes after the first paint. */
const BottomBar = lazyInTime(
  async () => (await import('../features/shell/components/bottom-bar.tsx')).BottomBar,
);

const NavBar = lazyInTime(
  async () => (await import('../features/shell/components/nav-bar.tsx')).NavBar,
);

const UnreadBadge = lazyInTime(
  async () => (await import('../features/inbox/components/unread-badge.tsx')).UnreadBadge,
);

const SessionGate = lazyInTime(async () => (await import('./session-gate.tsx')).SessionGate);

const HeaderLogin = lazyInTime(
  async () => (await import('../features/session/components/header-login.tsx')).HeaderLogin,
);

const MemberCorner = lazyInTime(async () => (await import('./member-corner.tsx')).MemberCorner);

const AccountLayout = lazyInTime(async () => (await import('./account-layout.tsx')).AccountLayout);

/** The frame around every page, and the layers over it. */
export function RootLayout() {
  const t = useTranslations('common');
  const isDesktop = useMedia('isDesktop');
  const page = usePage();
  // A closed site shows nothing around its service page, and asks nothing again.
  const boot = useBoot();
  const isClosed = boot.system.status !== 0;
  const frame = isClosed ? 'game' : frameOf(page, boot);
  const isGame = frame === 'game';
  const areLayersWanted = useLayersWanted(page?.dialog !== undefined);
  usePageTitle(page);
  useReloadWhenClosed(isClosed);
  return (
    <>
      <a href="#main" data-ux="S-33" className="skip-link">
        {t('link.skipToContent')}
      </a>
      {!isGame && (
        <Header
          account={<Account />}
          navigation={<NavBar promotions={shellLinks.promotions} />}
          parent={parentOf(page)}
          links={shellLinks.top}
        />
      )}
      <Suspense>{!isGame && <OfflineBar />}</Suspense>
      <main
        id="main"
        data-ux="SYS-02"
        tabIndex={-1}
        className={isGame ? undefined : 'min-h-[60vh] pb-20 lg:pb-0'}
      >
        {frame === 'account' || frame === 'hub' ? (
          <Suspense>
            <AccountLayout>
              <Outlet />
            </AccountLayout>
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
      <Suspense>
        {!isGame && !isDesktop && (
          <BottomBar promotions={shellLinks.promotions} unread={<LateUnread />} />
        )}
      </Suspense>
      <LiveRegions />
      <Suspense>
        <SessionGate />
      </Suspense>
      {areLayersWanted && (
        <Suspense>
          <Layers frame={frame} />
        </Suspense>
      )}
    </>
  );
}

/** A member's alone, and a figure that comes after the first load (S-27). */
function LateUnread() {
  return useSession(({ member }) => member?.isTrial) === false ? (
    <Suspense>
      <UnreadBadge />
    </Suspense>
  ) : null;
}

/** Footer and dialogs are loaded after the page itself, or as soon as a dialog is to be opened. */
function useLayersWanted(hasDialog: boolean): boolean {
  const isAsked = useDialogs((state) => state.open !== undefined);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, 400);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLate || isAsked || hasDialog;
}

function Account() {
  const { status, member } = useSession();
  const isDesktop = useMedia('isDesktop');
  const place = <span className="h-10 w-34 lg:w-44 xl:w-115" />;
  if (status === 'checking') {
    return place;
  }
  return (
    <Suspense fallback={place}>
      {member === undefined ? (
        <HeaderLogin />
      ) : (
        <MemberCorner member={member} isDesktop={isDesktop} />
      )}
    </Suspense>
  );
}

/** Each page has its title; those of the centres are set by what stands around them. */
function usePageTitle(page: PageRow | undefined): void {
  const t = useTranslations('shell.titles');
  const categories = useTranslations('games.categories');
  const row = page?.frame === 'account' ? undefined : page;
  const name = row?.title === undefined ? row?.category && categories(row.category) : t(row.title);
  const isTitledByItself = row === undefined ? page !== undefined : row.isTitledByItself === true;
  useDocumentTitle(name, !isTitledByItself);
}

/** While the site is closed the server answers every page with the one that says so. */
function useReloadWhenClosed(wasClosed: boolean): void {
  const isClosed = siteWatch((state) => state.isClosed) && !wasClosed;
  useEffect(() => {
    if (isClosed) {
      globalThis.location.reload();
    }
  }, [isClosed]);
}
