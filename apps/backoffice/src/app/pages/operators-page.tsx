import { useTranslations } from '@portal/i18n/react';
import { coversRole, operatorRoles, operatorStates } from '@portal/protocol';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useOperators } from '../../features/operators/api/list-operators.ts';
import { CreateAction } from '../../features/operators/components/create-action.tsx';
import { useOperatorColumns } from '../../features/operators/components/operator-columns.tsx';
import { OperatorSheet } from '../../features/operators/components/operator-sheet.tsx';
import { PolicyCard } from '../../features/operators/components/policy-card.tsx';
import { useSecurity } from '../../features/security/api/read-security.ts';
import { useAbility, useOperatorSession } from '../../features/session/operator-session.ts';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';
import type { OperatorsSearch } from '../searches.ts';

export default function OperatorsPage() {
  const t = useTranslations('desk-operators');
  const shell = useTranslations('desk-shell');
  const navigate = useNavigate();
  const canManage = useAbility('operators.manage');
  const held = useOperatorSession((session) => session.operator?.abilities) ?? [];
  const roles = operatorRoles.filter((option) => coversRole(held, option));
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
  const { data: security } = useSecurity();
  return (
    <>
      <ListPage
        ux="BO-21"
        title={shell('places.operators')}
        notice={
          <>
            <div className="flex flex-wrap items-center gap-4">
              {canManage && <CreateAction roles={roles} />}
              <Link to="/roles" className="text-link">
                {t('matrix.title')}
              </Link>
            </div>
            <PolicyCard isBare={security?.proofs.includes('password') === true} />
          </>
        }
        filters={[
          filterOf({
            id: 'state',
            label: t('columns.state'),
            values: operatorStates,
            textOf: (option) => t(`state.${option}`),
            all: t('allStates'),
            value: state,
            onChange: (value) => go({ state: value }),
          }),
          filterOf({
            id: 'role',
            label: t('columns.role'),
            values: operatorRoles,
            textOf: (option) => shell(`role.${option}`),
            all: t('allRoles'),
            value: role,
            onChange: (value) => go({ role: value }),
          }),
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
        roles={roles}
        operator={rows?.find(({ id }) => id === operator)}
        onClose={() => go({ operator: undefined })}
      />
    </>
  );
}
