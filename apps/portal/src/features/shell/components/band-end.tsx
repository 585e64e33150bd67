import { useTranslations } from '@portal/i18n/react';
import { Link } from '@tanstack/react-router';
import type { ShellLinks } from '../../../shared/site/shell-links.ts';
import { LanguagePicker } from './language-picker.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/** The end of the band above the header: pages for everyone, theme and language. */
export function BandEnd({ links }: { readonly links: ShellLinks['top'] }) {
  const t = useTranslations('shell.titles');
  return (
    <>
      {links.map(({ path, title }) => (
        <Link
          key={path}
          to={path}
          className="inline-flex min-h-9 items-center px-2 hover:text-link"
        >
          {t(title)}
        </Link>
      ))}
      <ThemeToggle />
      <LanguagePicker />
    </>
  );
}
