import { useTranslations } from '@portal/i18n/react';
import { ClockIcon, CloseIcon, SearchIcon, type PaletteEntry } from '@portal/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetSearches, keepSearch, recentSearches } from '../recent-searches.ts';

/** The whole lobby for what was typed. */
export function useSearchEntry(text: string): PaletteEntry {
  const t = useTranslations('palette');
  const navigate = useNavigate();
  const gameName = text.trim();
  return {
    id: 'search',
    label: t('searchAll', { text: gameName }),
    icon: <SearchIcon />,
    onChoose: () => {
      keepSearch(gameName);
      void navigate({ to: '/rng', search: { gameName } });
    },
  };
}

/** What was looked for on this device; choosing one looks for it again. */
export function useRecentEntries(onText: (text: string) => void): readonly PaletteEntry[] {
  const t = useTranslations('palette');
  const [recent, setRecent] = useState(recentSearches);
  const forget: PaletteEntry = {
    id: 'forget',
    label: t('forget'),
    icon: <CloseIcon />,
    isStaying: true,
    onChoose: () => {
      forgetSearches();
      setRecent([]);
    },
  };
  const searches = recent.map((text) => ({
    id: `recent-${text}`,
    label: text,
    icon: <ClockIcon />,
    isStaying: true,
    onChoose: () => {
      onText(text);
    },
  }));
  return searches.length === 0 ? [] : [...searches, forget];
}
