import { useTranslations } from '@portal/i18n/react';
import { Button, Sheet, Switch } from '@portal/ui';
import { useState } from 'react';
import { useShortcutSwitch } from './shortcut-switch.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** A key, and what it does in the words of its page. */
export interface ShortcutLine {
  readonly keys: string;
  readonly text: string;
}

/** The keys of a page, behind a button and behind `?`, with the switch that turns them off. */
export function ShortcutsButton({ lines }: { readonly lines: readonly ShortcutLine[] }) {
  const t = useTranslations('desk-shell.shortcuts');
  const close = useTranslations('ui.dialog')('close');
  const [isOpen, setOpen] = useState(false);
  const { isOn, turn } = useShortcutSwitch();
  useShortcuts({ '?': () => setOpen(true) }, 1);
  const common = [
    { keys: 'J', text: t('next') },
    { keys: 'K', text: t('previous') },
    { keys: 'Enter', text: t('open') },
    { keys: 'Esc', text: t('close') },
  ];
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('title')} <kbd aria-hidden="true">?</kbd>
      </Button>
      <Sheet
        ux="BO-02-shortcuts"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('title')}
        closeLabel={close}
      >
        <Switch label={t('switch')} isOn={isOn} onChange={turn} />
        <dl className="m-0 mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
          {[...common, ...lines, { keys: '?', text: t('list') }].map(({ keys, text }) => (
            <div key={keys} className="contents">
              <dt>
                <kbd dir="ltr">{keys}</kbd>
              </dt>
              <dd className="m-0">{text}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    </>
  );
}
