import { useTranslations } from '@portal/i18n/react';
import { BookIcon, LogOutIcon, MoonIcon, SunIcon, useTheme } from '@portal/ui';
import { useNavigate } from '@tanstack/react-router';
import { DeskPalette } from '../features/palette/components/desk-palette.tsx';
import { mayOpen } from './guard.ts';
import { pages, places } from './pages.ts';

/** Whether this operator may open the page of an address. */
function mayGoTo(address: string): boolean {
  return pages.some((row) => row.path === address && mayOpen(row));
}

/** The palette with the pages and actions that this operator has. */
export function PaletteLayer(props: {
  readonly onClose: () => void;
  readonly onListKeys: () => void;
  readonly onLogOut: () => Promise<void>;
}) {
  const t = useTranslations('desk-shell.places');
  const common = useTranslations('common.actions');
  const keys = useTranslations('desk-shell.shortcuts');
  const preferences = useTranslations('preferences');
  const navigate = useNavigate();
  const [theme, choose] = useTheme();
  const isDark = theme === 'dark';
  return (
    <DeskPalette
      onClose={props.onClose}
      mayFind={{ members: mayGoTo('/members'), waiting: mayGoTo('/approvals') }}
      pages={places.filter(mayOpen).map(({ path, place: { label, icon: Icon } }) => ({
        id: path,
        label: t(label),
        icon: <Icon />,
        onChoose: () => {
          void navigate({ to: path });
        },
      }))}
      actions={[
        {
          id: 'theme',
          label: isDark ? preferences('theme.toLight') : preferences('theme.toDark'),
          icon: isDark ? <SunIcon /> : <MoonIcon />,
          onChoose: () => {
            choose(isDark ? 'light' : 'dark');
          },
        },
        {
          id: 'keys',
          label: keys('title'),
          icon: <BookIcon />,
          onChoose: props.onListKeys,
        },
        {
          id: 'logOut',
          label: common('logOut'),
          icon: <LogOutIcon />,
          onChoose: () => void props.onLogOut(),
        },
      ]}
    />
  );
}
