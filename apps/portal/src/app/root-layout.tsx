import { useTranslations } from '@portal/i18n/react';
import { announce, LiveRegions } from '@portal/ui';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Header } from '../features/shell/components/header.tsx';
import { MobileBars } from '../features/shell/components/mobile-bars.tsx';
import { NavBar } from '../features/shell/components/nav-bar.tsx';
import { OfflineBar } from '../features/shell/components/offline-bar.tsx';
import { useDialogs } from '../shared/dialogs/dialogs.ts';
import { useMedia } from '../shared/device/media.ts';
import { useSession } from '../shared/session/session.ts';
import { useSite } from '../shared/site/site-facts.ts';
import { siteWatch } from '../shared/site/site-watch.ts';
import type { PageRow } from './page-row.ts';
import { places } from './pages.ts';
import { usePage } from './use-page.ts';

const Layers = lazy(async () => {
  const { Layers: component } = await import('./layers.tsx');
  return { default: component };
});

const HeaderLogin = lazy(async () => {
  const { HeaderLogin: component } =
    await import('../features/session/components/header-login.tsx');
  return { default: component };
});

const MemberArea = lazy(async () => {
  const { MemberArea: component } = await import('../features/shell/components/member-area.tsx');
  return { default: component };
});

/** The frame around every page, and the layers over it. */
export function RootLayout() {
  const t = useTranslations('common');
  const isDesktop = useMedia('isDesktop');
  const page = usePage();
  const frame = page?.frame ?? 'portal';
  const isGame = frame === 'game';
  const areLayersWanted = useLayersWanted(page?.dialog !== undefined);
  usePageTitle(page?.title);
  useReloadWhenClosed();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('link.skipToContent')}
      </a>
      {!isGame && <Header account={<Account />} navigation={<NavBar />} />}
      {!isGame && <OfflineBar />}
      <main id="main" tabIndex={-1} className={isGame ? undefined : 'min-h-[60vh] pb-20 lg:pb-0'}>
        <Outlet />
      </main>
      {!isGame && !isDesktop && <MobileBars />}
      <LiveRegions />
      {areLayersWanted && (
        <Suspense>
          <Layers frame={frame} />
        </Suspense>
      )}
    </>
  );
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
  const place = <span className="h-10 w-44 xl:w-115" />;
  if (status === 'checking') {
    return place;
  }
  return (
    <Suspense fallback={place}>
      {member === undefined ? (
        <HeaderLogin />
      ) : (
        <MemberArea member={member} isDesktop={isDesktop} places={places} />
      )}
    </Suspense>
  );
}

/** Sets the document's title and announces the new page to screen readers. */
function usePageTitle(title: PageRow['title'] | undefined) {
  const t = useTranslations('shell');
  const titles = useTranslations('shell.titles');
  const { name } = useSite();
  const text = title === undefined ? name : t('pageTitle', { page: titles(title), name });
  useEffect(() => {
    document.title = text;
    announce(text);
  }, [text]);
}

/** While the site is closed the server answers every page with the one that says so. */
function useReloadWhenClosed(): void {
  const isClosed = siteWatch((state) => state.isClosed);
  useEffect(() => {
    if (isClosed) {
      globalThis.location.reload();
    }
  }, [isClosed]);
}
