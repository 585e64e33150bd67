import { useTranslations } from '@portal/i18n/react';
import { SearchIcon } from '@portal/ui';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Search over all slots from every page; Ctrl or Cmd with K goes to it. */
export function SearchForm({ onDone }: { readonly onDone?: () => void }) {
  const t = useTranslations('shell.search');
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (key: KeyboardEvent): void => {
      if ((key.ctrlKey || key.metaKey) && key.key.toLowerCase() === 'k') {
        key.preventDefault();
        field.current?.focus();
      }
    };
    document.addEventListener('keydown', focus);
    return () => {
      document.removeEventListener('keydown', focus);
    };
  }, []);
  return (
    <form
      role="search"
      className="relative min-w-0 flex-1"
      onSubmit={(submit) => {
        submit.preventDefault();
        const gameName = field.current?.value.trim() ?? '';
        void navigate({ to: '/rng', search: gameName === '' ? {} : { gameName } });
        onDone?.();
      }}
    >
      <SearchIcon
        size={18}
        className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-text-3"
      />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label={t('label')}
        placeholder={t('placeholder')}
        maxLength={60}
        className="h-10 w-full rounded-control border border-line-strong bg-s2 ps-10 pe-3 text-14 placeholder:text-text-3"
      />
    </form>
  );
}
