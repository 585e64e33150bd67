import { useTranslations } from '@portal/i18n/react';
import { GlobeIcon, HelpIcon, LockIcon, LogOutIcon, Menu, UserIcon } from '@portal/ui';
import { useNavigate } from '@tanstack/react-router';
import type { AccountPlace } from '../../../shared/account/place.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import type { MemberInfo } from '../../../shared/session/session.ts';

/**
 * The order of design-brief.md 1.3; what it does not name stands beside what it belongs to. The
 * centre has an order of its own, by its sections.
 */
const order: readonly AccountPlace['title'][] = [
  'overview',
  'deposit',
  'withdraw',
  'record',
  'statement',
  'bonusDetails',
  'rewardCenter',
  'missionLeaderboard',
  'referral',
  'referralAgent',
  'vip',
  'messages',
  'favourites',
  'profile',
  'security',
  'limits',
];

/** The account menu (S-12). A trial has no areas: it finds the ways to an account of its own. */
export function AccountMenu(props: {
  readonly member: MemberInfo;
  readonly places: readonly AccountPlace[];
}) {
  const { member } = props;
  const places = member.isTrial ? [] : props.places.toSorted(inOrder);
  const t = useTranslations('bars');
  const titles = useTranslations('account.titles');
  const help = useTranslations('help');
  const common = useTranslations('common');
  const preferences = useTranslations('preferences');
  const navigate = useNavigate();
  const show = useDialogs((state) => state.show);
  const entries = (['logIn', 'register'] as const).map((act) => ({
    id: act,
    label: common(`actions.${act}`),
    icon: <UserIcon size={18} />,
    onSelect: () => {
      show(act === 'logIn' ? 'login' : 'register');
    },
  }));
  const language = {
    id: 'language',
    label: preferences('language.label'),
    icon: <GlobeIcon size={18} />,
    onSelect: () => {
      void navigate({ to: '/m' });
    },
  };
  const password = {
    id: 'password',
    label: t('account.password'),
    icon: <LockIcon size={18} />,
    onSelect: () => {
      show('changePassword');
    },
  };
  return (
    <Menu
      ux="S-12"
      label={t('account.menu', { name: member.nickname })}
      trigger={
        <span className="inline-flex max-w-40 items-center gap-2 text-text">
          <UserIcon />
          <bdi className="truncate max-xl:hidden">{member.nickname}</bdi>
        </span>
      }
      items={[
        ...(member.isTrial ? [...entries, language] : []),
        ...places.map(({ path, title, place }) => ({
          id: title,
          label: (
            <>
              {titles(title)} {place.badge !== undefined && <place.badge />}
            </>
          ),
          icon: <place.icon size={18} />,
          onSelect: () => {
            void navigate({ to: path });
          },
        })),
        ...(member.isTrial ? [] : [password]),
        {
          id: 'service',
          label: help('open'),
          icon: <HelpIcon size={18} />,
          onSelect: () => {
            void navigate({ to: '/service' });
          },
        },
        {
          id: 'logout',
          label: common('actions.logOut'),
          icon: <LogOutIcon size={18} />,
          onSelect: () => {
            show('logout');
          },
        },
      ]}
    />
  );
}

function inOrder(left: AccountPlace, right: AccountPlace): number {
  return order.indexOf(left.title) - order.indexOf(right.title);
}
