import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import type { ShellLinks } from '../../../shared/site/shell-links.ts';
import { LanguagePicker } from './language-picker.tsx';
import { LineButton } from './line-button.tsx';
import { SiteClock } from './site-clock.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The band above the header: clock, pages for everyone, theme and language. */
export function TopBand({ links }: { readonly links: ShellLinks['top'] }) {
  const t = useTranslations('shell.titles');
  return (
    <>
      <SiteClock />
      <span className="ms-auto flex items-center gap-2">
        {links.map(({ path, title }) => (
          <Link
            key={path}
            to={path}
            className="inline-flex min-h-9 items-center px-2 hover:text-link"
          >
            {t(title)}
          </Link>
        ))}
        <LineButton />
        <ThemeToggle />
        <LanguagePicker />
      </span>
    </>
  );
}
