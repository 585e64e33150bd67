import { useTranslations } from '@portal/i18n/react';
import { Dialog, Skeleton } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { type AgentBill, useAgentBill } from '../api/read-agent-bill.ts';
import { BillLines } from './bill-lines.tsx';
import { BillTeam } from './bill-team.tsx';

interface WhyProps {
  readonly id: AgentBill['id'];
  readonly onClose: () => void;
}

/** Why a bill is what it is: every step, and whose play it counts. */
export function BillWhyDialog({ id, onClose }: WhyProps) {
  const t = useTranslations('contracts.why');
  const desk = useTranslations('desk-agents.bills');
  const { data, error, refetch } = useAgentBill(id);
  return (
    <Dialog
      ux="BO-17-why"
      kind="list"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
    >
      {data !== undefined && <Why bill={data} onLeave={onClose} />}
      {data === undefined && error === null && <Skeleton height="16rem" />}
      {data === undefined && error !== null && (
        <FailedBlock thrown={error} title={desk('whyFailed')} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
}

function Why({ bill, onLeave }: { readonly bill: AgentBill; readonly onLeave: () => void }) {
  const t = useTranslations('contracts');
  const { payee, kind, scope, startsAt, endsAt, tier, active } = bill;
  return (
    <div className="grid gap-5 text-14">
      <div className="grid gap-1">
        <p className="m-0 font-semibold">
          <bdi>{payee}</bdi> · {t(`kind.${kind}`)} · {t(`scope.${scope}`)}
        </p>
        <p className="m-0 text-text-2">
          <Moment at={startsAt} /> – <Moment at={endsAt} />
        </p>
        <p className="m-0">
          {tier === null ? t('why.noRow') : t('why.row', { row: tier, active })}
        </p>
      </div>
      <BillLines bill={bill} />
      <Paid bill={bill} />
      <BillTeam id={bill.id} onLeave={onLeave} />
    </div>
  );
}

/** What was paid, what is owed, and what of it to the house, which paid for the payer. */
function Paid({ bill }: { readonly bill: AgentBill }) {
  const t = useTranslations('contracts');
  const { paid, owed, owedToHouse, currency } = bill;
  const toHouse = { label: t('why.owedToHouse'), amount: owedToHouse };
  const facts = [
    { label: t('bill.paid'), amount: paid },
    { label: t('bill.owed'), amount: owed },
    ...(/^[0.]+$/u.test(owedToHouse) ? [] : [toHouse]),
  ];
  return (
    <p className="m-0 flex flex-wrap gap-x-3">
      {facts.map(({ label, amount }) => (
        <span key={label}>
          {label} <MoneyText amount={amount} currencyCode={currency} />
        </span>
      ))}
    </p>
  );
}
