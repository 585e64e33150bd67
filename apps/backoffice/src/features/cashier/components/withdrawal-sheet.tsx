import { useTranslations } from '@portal/i18n/react';
import { ReadQueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import { useReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { AskerFacts } from './asker-facts.tsx';
import { DecisionForm } from './decision-form.tsx';
import { HoldNote } from './hold-note.tsx';
import { OrderAmount } from './order-amount.tsx';
import { PayoutList } from './payout-list.tsx';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { PeerList } from './peer-list.tsx';
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
  const query = useReviewedWithdrawal(id);
  return (
    <ReadQueueSheet
      ux="BO-04-withdrawal"
      isWhole
      title={t('one')}
      failedTitle={t('failed')}
      id={id}
      query={query}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <DecisionForm withdrawal={row} onDone={queue.advance}>
          <p className="m-0 flex flex-wrap items-center gap-3 text-18 font-semibold">
            <bdi>{row.memberName}</bdi>
            <OrderAmount row={row} />
            <WithdrawalState {...row} />
          </p>
          <HoldNote withdrawal={row} />
          <WithdrawalFacts withdrawal={row} />
          <AskerFacts withdrawal={row} />
          <PayoutList withdrawal={row} />
          <PeerList withdrawal={row} />
          <WithdrawalHistory withdrawal={row} />
        </DecisionForm>
      )}
    </ReadQueueSheet>
  );
}
