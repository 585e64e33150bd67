import { useTranslations } from '@portal/i18n/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { type NavSection, navSections } from '../nav-sections.ts';

export interface NavEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly section: NavSection;
  readonly label: string;
  readonly icon: ReactNode;
}

interface NavProps {
  readonly entries: readonly NavEntry[];
  readonly onGo: () => void;
}

/** Scrolls by itself where the window is too low for all places; the current one is in view. */
export function DeskNav({ entries, onGo }: NavProps) {
  const t = useTranslations('desk-shell');
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <nav ref={nav} aria-label={t('nav')} className="desk-nav">
      {navSections.map((section) => {
        const rows = entries.filter((entry) => entry.section === section);
        return rows.length === 0 ? null : (
          <Section key={section} section={section} entries={rows} onGo={onGo} />
        );
      })}
    </nav>
  );
}

function Section({ section, entries, onGo }: NavProps & { readonly section: NavSection }) {
  const t = useTranslations('desk-shell.sections');
  const id = useId();
  return (
    <>
      {section !== 'start' && (
        <p id={id} className="mt-3 mb-1 px-3 text-12 font-semibold text-text-3">
          {t(section)}
        </p>
      )}
      <ul
        aria-labelledby={section === 'start' ? undefined : id}
        className="m-0 grid list-none gap-0.5 p-0"
      >
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              onClick={onGo}
              className="desk-link"
              activeProps={{ 'aria-current': 'page' }}
            >
              {entry.icon}
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
