import { useTranslations } from '@portal/i18n/react';
import { debtCauses, type SettlingWay } from '@portal/protocol';
import { Pager } from '@portal/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import {
  type StrandedDebt,
  useStrandedDebts,
} from '../../features/agents/api/list-stranded-debts.ts';
import { SettleDialog } from '../../features/agents/components/settle-dialog.tsx';
import { TeamFaults } from '../../features/agents/components/team-faults.tsx';
import { useStrandedColumns } from '../../features/agents/components/stranded-columns.tsx';
import type { OwedSearch } from '../../features/agents/owed-search.ts';
import { useAbility } from '../../features/session/operator-session.ts';
import { filterOf } from '../../shared/filter-of.ts';
import { ListPage } from '../../shared/list-page.tsx';
import { usePagerLabels } from '../../shared/pager-labels.ts';

/** What agents owe and no pay brings in by itself (agents-loyalty-money.md C6, C7). */
export default function OwedByAgentsPage() {
  const t = useTranslations('desk-agents.owed');
  const title = useTranslations('desk-shell.places')('owedByAgents');
  const labels = usePagerLabels();
  const canManage = useAbility('agents.manage');
  const navigate = useNavigate();
  const { cause, page = 1 } = useSearch({ from: '/owedByAgents' });
  const [chosen, setChosen] = useState<{ debt: StrandedDebt; way: SettlingWay }>();
  const debts = useStrandedDebts({ cause, page });
  const { data } = debts;
  const currency = data?.currency ?? '';
  const go = (search: OwedSearch) => void navigate({ to: '/owedByAgents', search });
  return (
    <>
      <TeamFaults canManage={canManage} />
      <ListPage
        ux="BO-17-owed"
        title={title}
        summary={data && t('found', { count: data.total })}
        filters={[
          filterOf({
            id: 'cause',
            label: t('filter'),
            values: debtCauses,
            textOf: (value) => t(`causes.${value}`),
            all: t('all'),
            value: cause,
            onChange: (value) => go({ cause: value }),
          }),
        ]}
        onClear={() => go({})}
        query={{
          data: data?.content,
          error: debts.error,
          isStale: debts.isPlaceholderData,
          refetch: () => void debts.refetch(),
        }}
        columns={useStrandedColumns(currency, (debt, way) => setChosen({ debt, way }))}
        rowKey={({ billId, contractId, creditor }) => `${billId ?? contractId} ${creditor ?? ''}`}
        texts={{ empty: t('empty'), emptyHint: t('emptyHint'), failed: t('failed') }}
        footer={
          data !== undefined && data.totalPages > 1 ? (
            <Pager
              page={page}
              totalPages={data.totalPages}
              labels={labels}
              onPage={(next) => go({ cause, page: next === 1 ? undefined : next })}
            />
          ) : undefined
        }
      />
      {chosen !== undefined && (
        <SettleDialog {...chosen} currency={currency} onClose={() => setChosen(undefined)} />
      )}
    </>
  );
}
