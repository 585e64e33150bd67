import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useEffect, useState } from 'react';
import { usePageKeys } from './page-keys.ts';
import { type ShortcutLine, ShortcutsSheet } from './shortcuts-sheet.tsx';
import { useShortcuts } from './use-shortcuts.ts';

/** The keys of a queue, behind a button and behind `?`. */
export function ShortcutsButton({ lines }: { readonly lines: readonly ShortcutLine[] }) {
  const t = useTranslations('desk-shell.shortcuts');
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ '?': () => setOpen(true) }, 1);
  useEffect(() => usePageKeys.getState().take(), []);
  const ofQueue = [
    { keys: 'J', text: t('next') },
    { keys: 'K', text: t('previous') },
    { keys: 'Enter', text: t('open') },
  ];
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('title')} <kbd aria-hidden="true">?</kbd>
      </Button>
      <ShortcutsSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        lines={[...ofQueue, ...lines]}
      />
    </>
  );
}
