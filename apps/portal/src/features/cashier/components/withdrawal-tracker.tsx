import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, CopyId, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useWithdrawal, type Withdrawal } from '../api/read-withdrawal.ts';
import { AccountName } from './account-name.tsx';
import { CancelWithdrawal } from './cancel-withdrawal.tsx';
import { NextAct } from './next-act.tsx';
import { PayoutChoice } from './payout-choice.tsx';
import { ProofPicture } from './proof-picture.tsx';
import { QuestionForm } from './question-form.tsx';
import { Receipts } from './receipts.tsx';
import { StepList } from './step-list.tsx';
import { WithdrawalState } from '../../../shared/withdrawal/withdrawal-state.tsx';

/** What nobody has granted, and nobody asks its member about. */
const cancellable: ReadonlySet<Withdrawal['state']> = new Set(['REQUESTED', 'RISK', 'REVIEW']);

/** One withdrawal that explains itself: who acts next, since when, by when, and why (MC-09). */
export function WithdrawalTracker({ id }: { readonly id: string }) {
  const withdrawal = useWithdrawal(id);
  if (withdrawal.data !== undefined) {
    return <Tracker withdrawal={withdrawal.data} />;
  }
  if (withdrawal.isError) {
    return <LoadFailed error={withdrawal.error} onRetry={() => void withdrawal.refetch()} />;
  }
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-32" />
      <StillLoading />
    </div>
  );
}

function Tracker({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  return (
    <div data-ux="MC-09" className="grid gap-4 lg:grid-cols-2">
      <Card className="grid content-start gap-4 p-4">
        <p className="m-0 flex flex-wrap items-center justify-between gap-3 text-30 font-bold">
          <MoneyText amount={withdrawal.amount} currency={withdrawal.currency} />
          <WithdrawalState state={withdrawal.state} />
        </p>
        <NextAct withdrawal={withdrawal} />
        {withdrawal.state === 'INFO_NEEDED' && <QuestionForm id={withdrawal.id} />}
        {withdrawal.isChosen && <PayoutChoice id={withdrawal.id} />}
        {withdrawal.proofIds.map((proofId) => (
          <ProofPicture key={proofId} id={proofId} />
        ))}
        <Receipts withdrawal={withdrawal} />
        <Facts withdrawal={withdrawal} />
        {cancellable.has(withdrawal.state) && <CancelWithdrawal id={withdrawal.id} />}
      </Card>
      <StepList steps={withdrawal.steps} />
    </div>
  );
}

function Facts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslations('cashier.tracker');
  const common = useTranslations('common.actions');
  const formats = useFormats();
  const { currency } = withdrawal;
  const amounts = (['fee', 'payout', 'received', 'remaining'] as const).map((name) => ({
    label: t(name),
    value: <MoneyText amount={withdrawal[name]} currency={currency} />,
  }));
  const facts = [
    ...amounts,
    { label: t('to'), value: <AccountName account={withdrawal.account} /> },
    { label: t('holder'), value: <bdi>{withdrawal.account.holder}</bdi> },
    { label: t('asked'), value: formats.fullDateTime(withdrawal.requestedAt) },
    {
      label: t('reference'),
      value: (
        <CopyId
          id={withdrawal.reference}
          shown={withdrawal.reference}
          labels={{ copy: common('copy'), copied: common('copied') }}
        />
      ),
    },
  ];
  return (
    <dl className="m-0 grid gap-1 text-14">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-text-2">{label}</dt>
          <dd className="m-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
