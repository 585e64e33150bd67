import { useTranslations } from '@portal/i18n/react';
import { findEntries, Palette, type PaletteEntry } from '@portal/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { takeTyped } from '../../../shared/dialogs/open-palette.ts';
import { useGameEntry } from '../hooks/use-game-entry.tsx';
import { useGameFinds } from '../hooks/use-game-finds.ts';
import { useRecentEntries, useSearchEntry } from '../hooks/use-search-entries.tsx';
import { useVendorEntries } from '../hooks/use-vendor-entries.tsx';
import { withHouse } from '../joined-finds.ts';

const mostOfKind = 6;

interface SitePaletteProps {
  readonly pages: readonly PaletteEntry[];
  /** Games that are no vendor's: the draws of the house. */
  readonly ownGames: readonly PaletteEntry[];
  readonly actions: readonly PaletteEntry[];
  readonly onClose: () => void;
}

/** Games, pages, vendors and actions by their names (S-31). */
export function SitePalette({ pages, ownGames, actions, onClose }: SitePaletteProps) {
  const t = useTranslations('palette');
  const common = useTranslations('common.actions');
  const [text, setText] = useState('');
  const { games, popular, isBusy, error } = useGameFinds(text);
  const entryOf = useGameEntry(text);
  const vendors = useVendorEntries();
  const recent = useRecentEntries(setText);
  const search = useSearchEntry(text);
  const find = (entries: readonly PaletteEntry[]) =>
    findEntries(entries, text).slice(0, mostOfKind);
  const found = games.map(entryOf);
  const matches = [
    { name: t('groups.games'), entries: withHouse(find(ownGames), found, text) },
    { name: t('groups.pages'), entries: find(pages) },
    { name: t('groups.vendors'), entries: find(vendors) },
    { name: t('groups.actions'), entries: find(actions) },
  ];
  const others = [{ name: t('groups.popular'), entries: popular.map(entryOf) }];
  const isEmpty = text.trim() === '';
  // Pages may match while the games could not be asked for.
  const isFailed = !isEmpty && !isBusy && error !== null && games.length === 0;
  const hasNone = !isEmpty && !isBusy && matches.every(({ entries }) => entries.length === 0);
  return (
    <Palette
      ux="S-31"
      onClose={onClose}
      text={text}
      onText={setText}
      onFocus={() => setText(text + takeTyped())}
      isBusy={isBusy}
      labels={{ title: t('title'), field: t('field'), close: common('close'), keys: t('keys') }}
      note={isFailed ? <LoadFailed error={error} /> : hasNone && <NoMatch text={text.trim()} />}
      groups={
        isEmpty
          ? [
              { name: t('groups.recent'), entries: recent },
              ...others,
              { name: t('groups.actions'), entries: actions },
            ]
          : hasNone
            ? others
            : [...matches, { name: t('groups.lobby'), entries: [search] }]
      }
    />
  );
}

function NoMatch({ text }: { readonly text: string }) {
  const t = useTranslations('palette');
  return (
    <p role="status" className="px-3 text-14 text-text-2">
      {t('none', { text })}
    </p>
  );
}
