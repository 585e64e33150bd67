import { useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { CharacterKeysSwitch } from './character-keys-switch.tsx';

/** The keys that work everywhere, behind `?` and the palette (design-brief.md 3.9). */
export function ShortcutsDialog({ onClose }: DialogProps) {
  const t = useTranslations('shortcuts');
  const close = useTranslations('common.actions')('close');
  const lines = [
    { keys: 'Ctrl K · ⌘ K · /', text: t('search') },
    { keys: '?', text: t('list') },
    { keys: 'Esc', text: t('close') },
    { keys: '← → ↑ ↓', text: t('move') },
    { keys: 'Space', text: t('play') },
  ];
  return (
    <Dialog
      ux="S-31-shortcuts"
      kind="reading"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={close}
    >
      <CharacterKeysSwitch />
      <p className="mt-1 text-13 text-text-3">{t('hint')}</p>
      <dl className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3">
        {lines.map(({ keys, text }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd dir="ltr">{keys}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
