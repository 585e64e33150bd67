import { useTranslations } from '@portal/i18n/react';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

export interface NavEntry {
  readonly to: NonNullable<LinkProps['to']>;
  readonly label: string;
  readonly icon: ReactNode;
}

export function DeskNav(props: {
  readonly entries: readonly NavEntry[];
  readonly onGo: () => void;
}) {
  const t = useTranslations('desk-shell');
  return (
    <nav aria-label={t('nav')}>
      <ul className="m-0 grid list-none gap-1 p-0">
        {props.entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              onClick={props.onGo}
              className="desk-link"
              activeProps={{ 'aria-current': 'page' }}
            >
              {entry.icon}
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
