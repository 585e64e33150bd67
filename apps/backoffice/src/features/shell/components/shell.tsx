import { useTranslations } from '@portal/i18n/react';
import { IconButton, Logo, MenuIcon, Sheet } from '@portal/ui';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { DeskNav } from './desk-nav.tsx';
import type { NavEntry } from './desk-nav.tsx';

const main = 'content';

/** Sidebar from 1024 px, a top bar with a sheet below; the page stands in the main region. */
export function Shell(props: {
  readonly entries: readonly NavEntry[];
  readonly account: ReactNode;
  readonly children: ReactNode;
}) {
  const t = useTranslations('desk-shell');
  const common = useTranslations('common');
  const [isOpen, setOpen] = useState(false);
  const nav = <DeskNav entries={props.entries} onGo={() => setOpen(false)} />;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[240px_minmax(0,1fr)]">
      <a href={`#${main}`} className="skip-link">
        {common('link.skipToContent')}
      </a>
      <aside className="desk-side">
        <Logo name={t('name')} />
        {nav}
        <div className="border-t border-line pt-3">{props.account}</div>
      </aside>
      <header className="desk-bar">
        <IconButton label={t('menu')} icon={<MenuIcon />} onClick={() => setOpen(true)} />
        <Logo name={t('name')} size={28} />
      </header>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('name')}
        closeLabel={common('actions.close')}
      >
        <div className="grid gap-6">
          {nav}
          {props.account}
        </div>
      </Sheet>
      <main id={main} tabIndex={-1} className="mx-auto w-full max-w-[1440px] p-3 xs:p-4 lg:p-6">
        {props.children}
      </main>
    </div>
  );
}
