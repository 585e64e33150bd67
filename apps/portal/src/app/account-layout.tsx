import { useTranslations } from '@portal/i18n/react';
import { useLocation } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { AccountFrame } from '../features/account/components/account-frame.tsx';
import { AgentBar } from '../features/account/components/agent-bar.tsx';
import { lazyInTime } from '../shared/client/lazy-in-time.ts';
import { useMedia } from '../shared/device/media.ts';
import { useDocumentTitle } from '../shared/heading/use-document-title.ts';
import { useMember } from '../shared/session/session.ts';
import { centreOf, titleOf, usePlaces } from './account-places.ts';
import { usePage } from './use-page.ts';

const StoppedNotice = lazyInTime(
  async () => (await import('../features/protection/components/stopped-notice.tsx')).StoppedNotice,
);

/** What stands around every page of the two centres. */
export function AccountLayout({ children }: { readonly children: ReactNode }) {
  const titles = useTranslations('account.titles');
  const page = usePage();
  const centre = useLocation({ select: ({ pathname }) => centreOf(pathname) });
  const places = usePlaces(centre);
  const member = useMember();
  const title = page?.frame === 'account' ? titles(titleOf(page, member)) : undefined;
  const isDesktop = useMedia('isDesktop');
  useDocumentTitle(title, title !== undefined);
  return (
    <AccountFrame centre={centre} member={isDesktop ? member : undefined} places={places}>
      {member !== undefined && (
        <Suspense>
          <StoppedNotice />
        </Suspense>
      )}
      {centre === 'agent' && !isDesktop && places.length > 0 && <AgentBar places={places} />}
      {children}
    </AccountFrame>
  );
}
