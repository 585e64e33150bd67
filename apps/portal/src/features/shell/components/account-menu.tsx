import { useTranslations } from '@portal/i18n/react';
import { HelpIcon, LockIcon, LogOutIcon, Menu, UserIcon } from '@portal/ui';
import { useNavigate } from '@tanstack/react-router';
import type { AccountPlace } from '../../../shared/account/place.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import type { MemberInfo } from '../../../shared/session/session.ts';

/**
 * The account menu in the order of design-brief.md 1.3, with the areas that exist (S-12). A trial
 * finds the ways to an account of its own first.
 */
export function AccountMenu(props: {
  readonly member: MemberInfo;
  readonly places: readonly AccountPlace[];
}) {
  const { member, places } = props;
  const t = useTranslations('bars');
  const titles = useTranslations('account.titles');
  const help = useTranslations('help');
  const common = useTranslations('common');
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
        ...(member.isTrial ? entries : []),
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
        {
          id: 'password',
          label: t('account.password'),
          icon: <LockIcon size={18} />,
          onSelect: () => {
            show('changePassword');
          },
        },
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
