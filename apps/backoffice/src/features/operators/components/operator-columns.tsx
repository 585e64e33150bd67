import { useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { CheckIcon, LockIcon, Tag } from '@portal/ui';
import { Moment } from '../../../shared/money-text.tsx';
import { OpenButton } from '../../../shared/open-button.tsx';
import type { OperatorLine } from '../api/list-operators.ts';

export function useOperatorColumns(onOpen: (id: string) => void): readonly Column<OperatorLine>[] {
  const t = useTranslations('desk-operators');
  const shell = useTranslations('desk-shell.role');
  return [
    {
      id: 'name',
      header: t('columns.name'),
      isTitle: true,
      cell: (row) => (
        <span className="inline-flex items-center gap-2">
          <OpenButton onOpen={() => onOpen(row.id)}>
            <bdi>{row.username}</bdi>
          </OpenButton>
          {row.isSelf && <Tag tone="info">{t('self')}</Tag>}
        </span>
      ),
    },
    { id: 'role', header: t('columns.role'), cell: (row) => shell(row.role) },
    { id: 'state', header: t('columns.state'), cell: (row) => <OperatorState operator={row} /> },
    { id: 'created', header: t('columns.created'), cell: (row) => <Moment at={row.createdAt} /> },
    {
      id: 'lastLogin',
      header: t('columns.lastLogin'),
      cell: (row) => <Moment at={row.lastLoginAt} />,
    },
  ];
}

/** Active or locked, whose person it counts as, a temporary password, and no factor bound. */
export function OperatorState({ operator }: { readonly operator: OperatorLine }) {
  const t = useTranslations('desk-operators.state');
  const isLocked = operator.state === 'locked';
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Tag tone={isLocked ? 'bad' : 'ok'}>
        {isLocked ? <LockIcon size={12} /> : <CheckIcon size={12} />}
        {t(operator.state)}
      </Tag>
      {!operator.hasFactor && <Tag tone="warn">{t('noFactor')}</Tag>}
      {operator.standsFor.length > 0 && (
        <Tag tone="warn">{t('standsFor', { names: operator.standsFor.join(', ') })}</Tag>
      )}
      {operator.mustChangePassword && <Tag tone="warn">{t('temporary')}</Tag>}
    </span>
  );
}
