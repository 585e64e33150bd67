import { useTranslations } from '@portal/i18n/react';
import { announce, LiveRegions, Toaster } from '@portal/ui';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { NoticesDialog } from '../features/notices/components/notices-dialog.tsx';
import { EntryDialogs } from '../features/session/components/entry-dialogs.tsx';
import { HeaderLogin } from '../features/session/components/header-login.tsx';
import {
  LogoutDialog,
  SessionEndedDialog,
  TrialRefusedDialog,
} from '../features/session/components/session-dialogs.tsx';
import { AccountMenu } from '../features/shell/components/account-menu.tsx';
import { BalanceBox } from '../features/shell/components/balance-box.tsx';
import { Footer } from '../features/shell/components/footer.tsx';
import { Header } from '../features/shell/components/header.tsx';
import { HelpBubble } from '../features/shell/components/help-bubble.tsx';
import { MobileBars } from '../features/shell/components/mobile-bars.tsx';
import { NavBar } from '../features/shell/components/nav-bar.tsx';
import { OfflineBar } from '../features/shell/components/offline-bar.tsx';
import { useMedia } from '../shared/media.ts';
import { useSession } from '../shared/session.ts';
import { useSite } from '../shared/site-facts.ts';
import { siteWatch } from '../shared/site-watch.ts';
import { rowOf } from './route-table.ts';

/** The frame around every page, and the layers over it. */
export function RootLayout() {
  const t = useTranslations();
  const isDesktop = useMedia('isDesktop');
  const row = useCurrentRow();
  const isGame = row?.frame === 'game';
  usePageTitle(row?.title);
  useReloadWhenClosed();
  return (
    <>
      <a href="#main" className="skip-link">
        {t('common.link.skipToContent')}
      </a>
      {!isGame && <Header account={<Account />} navigation={<NavBar />} />}
      {!isGame && <OfflineBar />}
      <main id="main" tabIndex={-1} className={isGame ? undefined : 'min-h-[60vh] pb-20 lg:pb-0'}>
        <Outlet />
      </main>
      {!isGame && <Footer />}
      {!isGame && <HelpBubble />}
      {!isGame && !isDesktop && <MobileBars />}
      <EntryDialogs />
      <NoticesDialog />
      <LogoutDialog />
      <TrialRefusedDialog />
      <SessionEndedDialog />
      <LiveRegions />
      <Toaster label={t('ui.toast.region')} closeLabel={t('ui.toast.close')} />
    </>
  );
}

function Account() {
  const { status, member } = useSession();
  const isDesktop = useMedia('isDesktop');
  if (status === 'checking') {
    return <span className="h-10" />;
  }
  if (member === undefined) {
    return <HeaderLogin />;
  }
  return (
    <>
      <BalanceBox />
      {isDesktop && <AccountMenu member={member} />}
    </>
  );
}

function useCurrentRow() {
  return useMatches({
    select: (matches) => rowOf(trimmed(matches.at(-1)?.fullPath ?? '')),
  });
}

function trimmed(path: string): string {
  return path.length > 1 ? path.replace(/\/$/u, '') : path;
}

/** The document's title and the announcement of the route (SYS-14). */
function usePageTitle(title: NonNullable<ReturnType<typeof useCurrentRow>>['title'] | undefined) {
  const t = useTranslations('portal.titles');
  const { name } = useSite();
  const text = title === undefined ? name : t(title, { name });
  useEffect(() => {
    document.title = text;
    announce(text);
  }, [text]);
}

/** Maintenance and region pages come with a fresh boot answer. */
function useReloadWhenClosed(): void {
  const isClosed = siteWatch((state) => state.isClosed);
  useEffect(() => {
    if (isClosed) {
      globalThis.location.reload();
    }
  }, [isClosed]);
}
