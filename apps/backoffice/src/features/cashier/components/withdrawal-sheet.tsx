import { useTranslations } from '@portal/i18n/react';
import { Sheet, Skeleton } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { QueueSteps } from '../../../shared/queue/queue-steps.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import { useReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { DecisionForm } from './decision-form.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { WithdrawalHistory } from './withdrawal-history.tsx';
import { WithdrawalState } from './withdrawal-state.tsx';

/** One withdrawal: what decides about it, what happened, and the decision. */
export function WithdrawalSheet(props: {
  readonly id: string | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { id, queue, onClose } = props;
  const t = useTranslations('desk-cashier');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Sheet
      ux="BO-04-withdrawal"
      isWhole
      isOpen={id !== undefined}
      onClose={onClose}
      title={t('one')}
      closeLabel={close}
      actions={<QueueSteps {...queue} />}
    >
      {id !== undefined && <Content key={id} id={id} onDone={queue.advance} />}
    </Sheet>
  );
}

function Content({ id, onDone }: { readonly id: string; readonly onDone: () => void }) {
  const t = useTranslations('desk-cashier');
  const { data, error, refetch } = useReviewedWithdrawal(id);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton className="h-40" />
      </div>
    ) : (
      <FailedBlock title={t('failed')} thrown={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-4">
      <p className="m-0 flex flex-wrap items-center gap-3 text-18 font-semibold">
        <bdi>{data.memberName}</bdi>
        <MoneyText amount={data.amount} currencyCode={data.currency} />
        <WithdrawalState {...data} />
      </p>
      <WithdrawalFacts withdrawal={data} />
      <DecisionForm withdrawal={data} onDone={onDone} />
      <WithdrawalHistory withdrawal={data} />
    </div>
  );
}
