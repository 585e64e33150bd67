import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, Card, ChevronEndIcon, LogOutIcon, Switch, useCalm } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { TryFree } from '../../features/session/components/try-free.tsx';
import { useSignIn } from '../../features/session/hooks/use-sign-in.ts';
import { BalanceBox } from '../../features/shell/components/balance-box.tsx';
import { CharacterKeysSwitch } from '../../features/shell/components/character-keys-switch.tsx';
import { LanguagePicker } from '../../features/shell/components/language-picker.tsx';
import { LineButton } from '../../features/shell/components/line-button.tsx';
import { ThemeToggle } from '../../features/shell/components/theme-toggle.tsx';
import type { AccountPlace } from '../../shared/account/place.ts';
import { useDialogs } from '../../shared/dialogs/dialogs.ts';
import { useMember, type MemberInfo } from '../../shared/session/session.ts';
import { useLines } from '../../shared/site/lines.ts';
import type { ShellLink } from '../../shared/site/shell-links.ts';
import { MemberAvatar } from '../../shared/vip/member-avatar.tsx';
import { usePlaces } from '../account-places.ts';
import { shellLinks } from '../shell-links.ts';

const rowLook = 'flex min-h-13 w-full items-center gap-3 border-b border-line text-16';

/** On a phone, the page from which a member reaches everything of their own (S-29). */
export default function MePage() {
  const t = useTranslations('preferences');
  const keys = useTranslations('shortcuts');
  const titles = useTranslations('shell.titles');
  const member = useMember();
  const [isCalm, chooseCalm] = useCalm();
  return (
    <div data-ux="S-29">
      <h1 className="mb-3 text-24 font-bold lg:text-30">{titles('me')}</h1>
      {member !== undefined && <MemberCard member={member} />}
      {member?.isTrial !== false && <EntryCard />}
      <ul className="mt-4 list-none">
        <li className={rowLook}>
          {t('language.label')}
          <span className="ms-auto">
            <LanguagePicker />
          </span>
        </li>
        <li className={rowLook}>
          {t('theme.label')}
          <span className="ms-auto">
            <ThemeToggle />
          </span>
        </li>
        <ConnectionRow />
        {[...shellLinks.top, ...shellLinks.company].filter(isBesideMenus).map(({ path, title }) => (
          <li key={path}>
            <Link to={path} className={rowLook}>
              {titles(title)}
              <ChevronEndIcon size={18} className="ms-auto text-text-3" />
            </Link>
          </li>
        ))}
        <li data-ux="SYS-15" className={rowLook}>
          <Switch label={t('calm.label')} isOn={isCalm} onChange={chooseCalm} />
          <span className="ms-auto text-end text-13 text-text-3">{t('calm.hint')}</span>
        </li>
        <li className={rowLook}>
          <CharacterKeysSwitch />
          <span className="ms-auto text-end text-13 text-text-3">{keys('hint')}</span>
        </li>
      </ul>
    </div>
  );
}

/** Help and app; the rest of the band and footer is the centre's. */
const isBesideMenus = ({ title }: ShellLink) => title === 'help' || title === 'download';

/** Where the site has several addresses. */
function ConnectionRow() {
  const t = useTranslations('lines');
  return useLines().length === 0 ? null : (
    <li className={rowLook}>
      {t('connection')}
      <span className="ms-auto">
        <LineButton />
      </span>
    </li>
  );
}

/** For whoever has no account of their own here: visitors, and those on trial. */
function EntryCard() {
  const t = useTranslations('preferences.me');
  const isTrial = useMember() !== undefined;
  const actions = useTranslations('common.actions');
  const signing = useSignIn();
  const show = useDialogs((state) => state.show);
  return (
    <Card className="mt-3 grid gap-3">
      <p>{t(isTrial ? 'trial' : 'visitor')}</p>
      <Button
        variant="primary"
        size="touch"
        onClick={() => {
          show('register');
        }}
      >
        {actions('register')}
      </Button>
      <Button
        size="touch"
        onClick={() => {
          show('login');
        }}
      >
        {actions('logIn')}
      </Button>
      {!isTrial && <TryFree signing={signing} />}
    </Card>
  );
}

function MemberCard({ member }: { readonly member: MemberInfo }) {
  const common = useTranslations('common');
  const places = usePlaces('member');
  const show = useDialogs((state) => state.show);
  return (
    <>
      <Card className="flex flex-wrap items-center justify-between gap-3">
        <span className="flex min-w-0 items-center gap-3">
          <MemberAvatar member={member} size={40} />
          <bdi className="min-w-0 text-18 font-semibold wrap-anywhere">{member.nickname}</bdi>
        </span>
        <BalanceBox hasRefresh />
        {!member.isTrial && <Ways />}
      </Card>
      <AgentPlaces />
      <ul className="mt-2 list-none lg:hidden">
        <PlaceRows places={places} />
        <li>
          <button
            type="button"
            data-ux="S-29-logout"
            className={rowLook}
            onClick={() => {
              show('logout');
            }}
          >
            <LogOutIcon />
            {common('actions.logOut')}
          </button>
        </li>
      </ul>
    </>
  );
}

/** The ways in and out, of one size, so that neither is nudged (design-brief.md 1.11). */
function Ways() {
  const t = useTranslations('overview');
  const look = buttonClass({ variant: 'primary', size: 'touch' });
  return (
    <span data-ux="MC-29" className="grid w-full grid-cols-2 gap-2 lg:hidden">
      <Link to="/m/depositv2" className={look}>
        {t('deposit')}
      </Link>
      <Link to="/m/withdraw" className={look}>
        {t('withdraw')}
      </Link>
    </span>
  );
}

/** An agent's way into the agent centre, which the header of a phone has no room for. */
function AgentPlaces() {
  const t = useTranslations('account.centre');
  const places = usePlaces('agent');
  return places.length === 0 ? null : (
    <section className="mt-4 lg:hidden" aria-labelledby="agent-places">
      <h2 id="agent-places" className="text-14 font-semibold text-text-3">
        {t('agent')}
      </h2>
      <ul className="list-none">
        <PlaceRows places={places} />
      </ul>
    </section>
  );
}

function PlaceRows({ places }: { readonly places: readonly AccountPlace[] }) {
  const titles = useTranslations('account.titles');
  return places.map(({ path, title, place }) => (
    <li key={path}>
      <Link to={path} className={rowLook}>
        <place.icon />
        {titles(title)}
        <span className="ms-auto flex items-center gap-2">
          {place.badge !== undefined && <place.badge />}
          <ChevronEndIcon size={18} className="text-text-3" />
        </span>
      </Link>
    </li>
  ));
}
