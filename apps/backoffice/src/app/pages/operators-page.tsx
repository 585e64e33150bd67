import { useTranslations } from '@portal/i18n/react';
import { operatorRoles, operatorStates } from '@portal/protocol';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useOperators } from '../../features/operators/api/list-operators.ts';
import { CreateAction } from '../../features/operators/components/create-action.tsx';
import { useOperatorColumns } from '../../features/operators/components/operator-columns.tsx';
import { OperatorSheet } from '../../features/operators/components/operator-sheet.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import type { OperatorsSearch } from '../searches.ts';

export default function OperatorsPage() {
  const t = useTranslations('desk-operators');
  const shell = useTranslations('desk-shell');
  const navigate = useNavigate();
  const canManage = useAbility('operators.manage');
  const { operator, ...filters } = useSearch({ from: '/operators' });
  const go = (change: OperatorsSearch) =>
    void navigate({ to: '/operators', search: { operator, ...filters, ...change } });
  const columns = useOperatorColumns((id) => go({ operator: id }));
  const { state, role } = filters;
  const operators = useOperators({
    ...(state === undefined ? {} : { state }),
    ...(role === undefined ? {} : { role }),
  });
  const rows = rowsOf(operators);
  return (
    <>
      <ListPage
        ux="BO-21"
        title={shell('places.operators')}
        notice={
          <div className="flex flex-wrap items-center gap-4">
            {canManage && <CreateAction />}
            <Link to="/roles" className="text-link">
              {t('matrix.title')}
            </Link>
          </div>
        }
        filters={[
          {
            id: 'state',
            label: t('columns.state'),
            value: state ?? 'all',
            options: [
              { value: 'all', label: t('allStates') } as const,
              ...operatorStates.map((value) => ({ value, label: t(`state.${value}`) })),
            ],
            onChange: (value) => go({ state: operatorStates.find((option) => option === value) }),
          },
          {
            id: 'role',
            label: t('columns.role'),
            value: role ?? 'all',
            options: [
              { value: 'all', label: t('allRoles') } as const,
              ...operatorRoles.map((value) => ({ value, label: shell(`role.${value}`) })),
            ],
            onChange: (value) => go({ role: operatorRoles.find((option) => option === value) }),
          },
        ]}
        onClear={() => void navigate({ to: '/operators', search: {} })}
        query={{
          data: rows,
          error: operators.error,
          isStale: operators.isPlaceholderData,
          refetch: () => void operators.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failed') }}
        footer={<OlderButton query={operators} />}
      />
      <OperatorSheet
        operator={rows?.find(({ id }) => id === operator)}
        onClose={() => go({ operator: undefined })}
      />
    </>
  );
}
