import { useTranslations } from '@portal/i18n/react';
import { Sheet, Switch } from '@portal/ui';
import { useShortcutSwitch } from './shortcut-switch.ts';

/** A key, and what it does in the words of its page. */
export interface ShortcutLine {
  readonly keys: string;
  readonly text: string;
}

/** The keys of a page and those of every page, with the switch that turns single ones off. */
export function ShortcutsSheet(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly lines: readonly ShortcutLine[];
}) {
  const t = useTranslations('desk-shell.shortcuts');
  const close = useTranslations('ui.dialog')('close');
  const { isOn, turn } = useShortcutSwitch();
  const everywhere = [
    { keys: 'Ctrl K · ⌘ K', text: t('palette') },
    { keys: 'Esc', text: t('close') },
    { keys: '?', text: t('list') },
  ];
  return (
    <Sheet
      ux="BO-02-shortcuts"
      isOpen={props.isOpen}
      onClose={props.onClose}
      title={t('title')}
      closeLabel={close}
    >
      <Switch label={t('switch')} isOn={isOn} onChange={turn} />
      <dl className="m-0 mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
        {[...props.lines, ...everywhere].map(({ keys, text }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd className="m-0">{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
