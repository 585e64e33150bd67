import { classNames, Logo } from '@portal/ui';
import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import { Suspense, type ReactNode } from 'react';
import { lazyInTime } from '../../../shared/client/lazy-in-time.ts';
import { useMedia } from '../../../shared/device/media.ts';
import { useMember } from '../../../shared/session/session.ts';
import type { ShellLinks } from '../../../shared/site/shell-links.ts';
import { useSite } from '../../../shared/site/site-facts.ts';
import { useShellKeys } from '../hooks/use-shell-keys.ts';
import { SearchButton } from './search-button.tsx';

/** What a phone never shows is no part of the first load. */
const TopBand = lazyInTime(async () => (await import('./top-band.tsx')).TopBand);

const LanguagePicker = lazyInTime(
  async () => (await import('./language-picker.tsx')).LanguagePicker,
);

const TitleBar = lazyInTime(async () => (await import('./title-bar.tsx')).TitleBar);

interface HeaderProps {
  /** Login form or member area; the page that knows sessions fills it. */
  readonly account: ReactNode;
  readonly navigation: ReactNode;
  readonly links: ShellLinks['top'];
  /** Where Back leads on a phone when nothing lies behind; absent where the logo stands. */
  readonly parent: '/' | '/m' | undefined;
}

/** Three bands on a desktop, one of 56 px on a phone (S-01, S-26). */
export function Header(props: HeaderProps) {
  const isDesktop = useMedia('isDesktop');
  useShellKeys();
  return isDesktop ? <DesktopHeader {...props} /> : <MobileHeader {...props} />;
}

function DesktopHeader({ account, navigation, links }: HeaderProps) {
  const site = useSite();
  return (
    // The landmark has no box of its own, so that the band below the clock sticks to the page.
    <header data-ux="S-01" className="contents">
      <div className="border-b border-line bg-s1 text-12 text-text-2">
        <div className="page-frame flex h-9 items-center gap-4">
          <Suspense>
            <TopBand links={links} />
          </Suspense>
        </div>
      </div>
      <div className="sticky top-0 z-20 border-b border-line bg-s1">
        <div className="page-frame flex h-16 items-center gap-4">
          <HomeLink name={site.name} />
          <div className="@container max-w-80 min-w-11 flex-1">
            <SearchButton />
          </div>
          <div className="ms-auto flex items-center gap-2 *:shrink-0">{account}</div>
        </div>
        <Suspense fallback={<div className="h-12.25" />}>{navigation}</Suspense>
      </div>
    </header>
  );
}

function MobileHeader({ account, navigation, parent }: HeaderProps) {
  const site = useSite();
  const isTablet = useMedia('isTablet');
  const isMember = useMember() !== undefined;
  return (
    <header data-ux="S-26" className="sticky top-0 z-20 border-b border-line bg-s1">
      <div className="page-frame flex h-14 items-center gap-2">
        {parent === undefined ? (
          <HomeLink name={site.name} />
        ) : (
          <Suspense>
            <TitleBar parent={parent} />
          </Suspense>
        )}
        <div className="ms-auto flex items-center gap-1 *:shrink-0">
          <SearchButton isIcon />
          {/* A member has balance and messages in the bar below; the title needs the room. */}
          {isMember ? (
            parent === undefined && account
          ) : (
            <VisitorEnd hasTitle={parent !== undefined}>{account}</VisitorEnd>
          )}
        </div>
      </div>
      <Suspense>{isTablet && navigation}</Suspense>
    </header>
  );
}

/** On the narrowest phones a title takes their room: Me has the same, in the bar below. */
function VisitorEnd(props: { readonly hasTitle: boolean; readonly children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex items-center gap-1 *:shrink-0',
        props.hasTitle && 'max-[359px]:hidden',
      )}
    >
      <Suspense fallback={<span className="w-11" />}>
        <LanguagePicker isIcon />
      </Suspense>
      {props.children}
    </div>
  );
}

function HomeLink({ name }: { readonly name: string }) {
  const t = useTranslations('shell');
  const isMember = useMember() !== undefined;
  return (
    <Link
      to="/"
      data-ux="S-02"
      aria-label={t('homeNamed', { name })}
      // The name makes way for what a member has in the header, and for the buttons of a visitor.
      className={classNames(
        'inline-flex min-h-11 items-center rounded-control',
        isMember ? 'max-xl:[&_.ui-wordmark]:hidden' : 'max-[479px]:[&_.ui-wordmark]:hidden',
      )}
    >
      <Logo name={name} />
    </Link>
  );
}
