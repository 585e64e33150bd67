import { useLanguage, useTranslations } from '@portal/i18n/react';
import {
  BookIcon,
  CategoryIcon,
  HomeIcon,
  LockIcon,
  LogOutIcon,
  MoonIcon,
  PauseIcon,
  SunIcon,
  UserIcon,
  useCalm,
  useTheme,
  WalletIcon,
  type PaletteEntry,
} from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, type LinkProps } from '@tanstack/react-router';
import { vendorsQuery } from '../shared/games/api/list-vendors.ts';
import { categoryIconOf, centrePath, navCategories } from '../shared/games/centres.ts';
import { useDialogs, type DialogName } from '../shared/dialogs/dialogs.ts';
import { useMember } from '../shared/session/session.ts';
import { personOf } from '../shared/session/person.ts';
import { usePlaces } from './account-places.ts';
import { admissionTo } from './admission.ts';
import type { PublicRow } from './page-row.ts';
import { pages } from './pages.ts';

/** Home has an entry of its own, and the popups of the entrance are actions. */
const isEntry = ({ path, title, access, dialog }: PublicRow) =>
  title !== undefined &&
  title !== 'home' &&
  !path.includes('$') &&
  !(access === 'newcomer' && dialog !== undefined);

/** Pages by their names, each once however many addresses it has. */
const named = (pages as readonly PublicRow[])
  .filter(isEntry)
  .filter((row, at, rows) => rows.findIndex(({ title }) => title === row.title) === at);

/** The pages of the portal and of the centres that this person may open. */
export function usePageEntries(): readonly PaletteEntry[] {
  const shell = useTranslations('shell');
  const bars = useTranslations('bars');
  const titles = useTranslations('account.titles');
  const navigate = useNavigate();
  const person = personOf(useMember());
  const isOpen = ({ access }: Pick<PublicRow, 'access'>) => admissionTo(access, person) === 'open';
  const ofAccount = [...usePlaces('member'), ...usePlaces('agent')];
  const places = isOpen({ access: 'member' }) ? ofAccount : [];
  const keywords = useTranslations('palette.keywords');
  const entry = (to: NonNullable<LinkProps['to']>, label: string, icon = <BookIcon />) => ({
    id: `page-${to}`,
    label,
    // What helps is looked for by many words, by visitors too.
    keywords: to === '/saferPlay' || to === '/m/limits' ? keywords('protection') : undefined,
    icon,
    onChoose: () => {
      void navigate({ to });
    },
  });
  return [
    entry('/', bars('nav.home'), <HomeIcon />),
    ...useCentres().map(({ path, label, icon }) => entry(path, label, icon)),
    ...named.filter(isOpen).map(({ path, title = 'games' }) =>
      // A path without a parameter is an address.
      entry(path as NonNullable<LinkProps['to']>, shell(`titles.${title}`)),
    ),
    ...places.map(({ path, title, place }) => entry(path, titles(title), <place.icon />)),
  ];
}

/** The game centres of the navigation. */
function useCentres() {
  const categories = useTranslations('games.categories');
  const { code } = useLanguage();
  const { data = [] } = useQuery(vendorsQuery(code));
  return navCategories(data).map(({ gameCategory }) => ({
    path: centrePath(gameCategory),
    label: categories(gameCategory),
    icon: <CategoryIcon category={categoryIconOf(gameCategory)} size={20} />,
  }));
}

/** What can be done from every page. */
export function useActionEntries(): readonly PaletteEntry[] {
  const t = useTranslations('common');
  const preferences = useTranslations('preferences');
  const bars = useTranslations('bars');
  const shortcuts = useTranslations('shortcuts');
  const member = useMember();
  const show = useDialogs((state) => state.show);
  const [theme, choose] = useTheme();
  const isDark = theme === 'dark';
  const [isCalm, chooseCalm] = useCalm();
  const open = (name: DialogName, label: string, Icon = UserIcon): PaletteEntry => ({
    id: `action-${name}`,
    label,
    icon: <Icon />,
    onChoose: () => {
      show(name);
    },
  });
  const entrance = [open('login', t('actions.logIn')), open('register', t('actions.register'))];
  const own = [
    open('wallet', bars('bottomBar.wallet'), WalletIcon),
    open('changePassword', bars('account.password'), LockIcon),
    open('logout', t('actions.logOut'), LogOutIcon),
  ];
  return [
    ...(member?.isTrial === false ? [] : entrance),
    ...(member === undefined ? [] : own),
    open('shortcuts', shortcuts('title'), BookIcon),
    {
      id: 'action-theme',
      label: isDark ? preferences('theme.toLight') : preferences('theme.toDark'),
      icon: isDark ? <SunIcon /> : <MoonIcon />,
      onChoose: () => {
        choose(isDark ? 'light' : 'dark');
      },
    },
    {
      id: 'action-calm',
      label: preferences('calm.label'),
      hint: preferences(isCalm ? 'calm.on' : 'calm.off'),
      icon: <PauseIcon />,
      onChoose: () => {
        chooseCalm(!isCalm);
      },
    },
  ];
}
