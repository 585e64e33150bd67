import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { Avatar } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { MemberRow } from '../api/list-members.ts';
import { MemberStateTag, useMemberKind } from './member-state.tsx';

export function useMemberColumns(): readonly Column<MemberRow>[] {
  const t = useTranslations('desk-members.list.columns');
  const kindOf = useMemberKind();
  return [
    { id: 'account', header: t('account'), isTitle: true, cell: (row) => <MemberName row={row} /> },
    { id: 'kind', header: t('kind'), cell: kindOf },
    { id: 'state', header: t('state'), cell: (row) => <MemberStateTag state={row.state} /> },
    {
      id: 'balance',
      header: t('balance'),
      isNumber: true,
      cell: (row) => <MoneyText amount={row.balance} currencyCode={row.currency} />,
    },
    {
      id: 'registered',
      header: t('registered'),
      cell: (row) => <Moment at={row.registeredAt} />,
    },
    { id: 'lastLogin', header: t('lastLogin'), cell: (row) => <Moment at={row.lastLoginAt} /> },
  ];
}

function MemberName({ row }: { readonly row: MemberRow }) {
  return (
    <span className="flex items-center gap-2">
      <Avatar account={row.account} />
      <Link to="/members/$memberId" params={{ memberId: row.id }} className="ui-row-link">
        <bdi>{row.account}</bdi>
      </Link>
      {row.nickname !== '' && row.nickname !== row.account && (
        <bdi className="text-13 text-text-3">{row.nickname}</bdi>
      )}
    </span>
  );
}
