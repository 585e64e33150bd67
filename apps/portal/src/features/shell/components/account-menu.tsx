import { useTranslations } from '@portal/i18n/react';
import { BookIcon, LogOutIcon, Menu, UserIcon, WalletIcon } from '@portal/ui';
import { useNavigate } from '@tanstack/react-router';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import type { MemberInfo } from '../../../shared/session/session.ts';

/** The account menu in the order of design-brief.md 1.3, with the areas that exist (S-12). */
export function AccountMenu({ member }: { readonly member: MemberInfo }) {
  const t = useTranslations('shell');
  const common = useTranslations('common');
  const navigate = useNavigate();
  const show = useDialogs((state) => state.show);
  return (
    <Menu
      ux="S-12"
      label={t('account.menu', { name: member.nickname })}
      trigger={
        <span className="inline-flex max-w-40 items-center gap-2 text-text">
          <UserIcon />
          <bdi className="truncate">{member.nickname}</bdi>
        </span>
      }
      items={[
        {
          id: 'record',
          label: t('account.record'),
          icon: <BookIcon size={18} />,
          onSelect: () => {
            void navigate({ to: '/m/personalHistoryCopy' });
          },
        },
        {
          id: 'statement',
          label: t('account.statement'),
          icon: <WalletIcon size={18} />,
          onSelect: () => {
            void navigate({ to: '/m/transactionHistory' });
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
