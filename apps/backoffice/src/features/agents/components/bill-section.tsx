import { useTranslations } from '@portal/i18n/react';
import { type ContractKind, contractKinds } from '@portal/protocol';
import { Button, type Column, FoldedBoatDrawing, Select } from '@portal/ui';
import { useState } from 'react';
import { CursorTable } from '../../../shared/cursor-table.tsx';
import { MoneyCell } from '../../../shared/money-text.tsx';
import { type AgentBillLine, useMemberBills } from '../api/list-member-bills.ts';
import { BillWhyDialog } from './bill-why-dialog.tsx';

/** What contracts came to for an agent, unit by unit, each with its why (BO-17). */
export function BillSection({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-agents.bills');
  const kinds = useTranslations('contracts.kind');
  const [kind, setKind] = useState<ContractKind>('DIVIDEND');
  const [open, setOpen] = useState<AgentBillLine['id']>();
  const query = useMemberBills(memberId, kind);
  const columns = useBillColumns(setOpen);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="me-auto text-16 font-semibold">{t('title')}</h3>
        <Select<ContractKind>
          aria-label={t('kind')}
          value={kind}
          onChange={setKind}
          options={contractKinds.map((value) => ({ value, label: kinds(value) }))}
        />
      </div>
      <CursorTable
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t('title')}
        failedTitle={t('failed')}
        empty={{ drawing: <FoldedBoatDrawing />, title: t('none') }}
      />
      {open !== undefined && <BillWhyDialog id={open} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

function useBillColumns(
  onOpen: (id: AgentBillLine['id']) => void,
): readonly Column<AgentBillLine>[] {
  const t = useTranslations('contracts');
  const money = (id: 'validBet' | 'amount' | 'paid' | 'owed'): Column<AgentBillLine> => ({
    id,
    header: t(`bill.${id}`),
    isNumber: true,
    cell: (bill) => <MoneyCell amount={bill[id]} />,
  });
  return [
    {
      id: 'unit',
      header: t('bill.unit'),
      isTitle: true,
      cell: ({ id, unitKey }) => (
        <Button
          variant="ghost"
          aria-label={t('bill.why', { unit: unitKey })}
          onClick={() => onOpen(id)}
        >
          <bdi>{unitKey}</bdi>
        </Button>
      ),
    },
    {
      id: 'counterparty',
      header: t('bill.counterparty'),
      cell: ({ direction, counterparty, scope }) => (
        <>
          {t(direction === 'in' ? 'paidBy' : 'paidTo', { name: counterparty ?? t('house') })} ·{' '}
          {t(`scope.${scope}`)}
        </>
      ),
    },
    money('validBet'),
    money('amount'),
    money('paid'),
    money('owed'),
    { id: 'state', header: t('bill.state'), cell: ({ payState }) => t(`payState.${payState}`) },
  ];
}
