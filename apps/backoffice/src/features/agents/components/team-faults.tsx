import { useTranslations } from '@portal/i18n/react';
import { Button, Card, type Column, Table } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { type TeamFault, useTeamFaults } from '../api/list-team-faults.ts';
import { RepairDialog } from './repair-dialog.tsx';

/** The alarm of the nightly proof: nothing at all while every sum agrees (B3). */
export function TeamFaults({ canManage }: { readonly canManage: boolean }) {
  const t = useTranslations('desk-agents.faults');
  const { data, error, refetch } = useTeamFaults();
  const [chosen, setChosen] = useState<TeamFault>();
  const columns = useFaultColumns(canManage ? setChosen : undefined);
  if (data === undefined) {
    return error === null ? null : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  if (data.total === 0) {
    return null;
  }
  return (
    <Card className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3" role="alert" data-ux="BO-17-faults">
      <h2 className="m-0 text-18 font-semibold text-bad">{t('title')}</h2>
      <p className="m-0 text-14 text-text-2">{t('text')}</p>
      <Table caption={t('title')} columns={columns} rows={data.content} rowKey={keyOf} />
      {chosen !== undefined && <RepairDialog fault={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  );
}

const keyOf = ({ day, agentId, category }: TeamFault): string => `${day} ${agentId} ${category}`;

function useFaultColumns(
  onRepair: ((fault: TeamFault) => void) | undefined,
): readonly Column<TeamFault>[] {
  const t = useTranslations('desk-agents.faults');
  return [
    {
      id: 'agent',
      header: t('agent'),
      isTitle: true,
      cell: ({ agentId, agent }) => (
        <Link to="/members/$memberId" params={{ memberId: agentId }} className="text-link">
          <bdi>{agent}</bdi>
        </Link>
      ),
    },
    { id: 'day', header: t('day'), cell: ({ day }) => <bdi dir="ltr">{day}</bdi> },
    {
      id: 'category',
      header: t('category'),
      cell: ({ category }) => (category === 'ALL' ? t('all') : category),
    },
    { id: 'what', header: t('what'), cell: (fault) => <Figures fault={fault} /> },
    ...(onRepair === undefined
      ? []
      : [
          {
            id: 'act',
            header: t('repair'),
            cell: (fault: TeamFault) => (
              <Button onClick={() => onRepair(fault)}>{t('repair')}</Button>
            ),
          },
        ]),
  ];
}

function Figures({ fault }: { readonly fault: TeamFault }) {
  const t = useTranslations('desk-agents.faults.figures');
  return (
    <ul className="m-0 grid list-none gap-1 p-0">
      {fault.figures.map(({ name, sums, facts }) => (
        <li key={name}>
          {t(name)}{' '}
          <bdi dir="ltr">
            {sums} → {facts}
          </bdi>
        </li>
      ))}
    </ul>
  );
}
