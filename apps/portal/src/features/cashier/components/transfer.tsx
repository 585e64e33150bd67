import { useTranslations } from '@portal/i18n/react';
import { Card, EmptyState, FoldedBoatDrawing, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { WithPaymentPassword } from '../../../shared/payment/with-payment-password.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useTransferTerms } from '../api/read-transfer-terms.ts';
import { HeldNote } from './held-note.tsx';
import { TransferForm } from './transfer-form.tsx';
import { TransferList } from './transfer-list.tsx';

/** Where money goes: to the agent above, or to a member right below. */
export type TransferWay = 'up' | 'down';

interface TransferProps {
  readonly way: TransferWay;
  /** To whom, where the address says it. */
  readonly to?: string | undefined;
}

/** Money along an edge of the tree, and what went before (MC-10, AC-14). */
export function Transfer({ way, to }: TransferProps) {
  const t = useTranslations('transfer');
  return (
    <div
      data-ux={way === 'up' ? 'MC-10' : 'AC-14'}
      className="grid gap-6 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]"
    >
      <Card className="self-start p-4">
        <Send way={way} to={to} />
      </Card>
      <section className="grid content-start gap-3">
        <h2 className="m-0 text-20 font-bold">{t('before')}</h2>
        <TransferList />
      </section>
    </div>
  );
}

function Send({ way, to }: TransferProps) {
  const t = useTranslations('transfer');
  const { data: terms, error, refetch } = useTransferTerms();
  if (terms === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-16" />
        <Skeleton className="h-40" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  if (terms.heldUntil !== null) {
    return <HeldNote until={terms.heldUntil} />;
  }
  const isOpen = way === 'up' ? terms.upline !== null : terms.isDownlineOpen;
  if (isOpen) {
    return (
      <WithPaymentPassword>
        <TransferForm terms={terms} way={way} to={to} />
      </WithPaymentPassword>
    );
  }
  const why = way === 'up' && !terms.isUplineOpen ? 'upClosed' : way;
  return (
    <EmptyState
      drawing={<FoldedBoatDrawing />}
      title={t(`none.${why}`)}
      text={t(`noneText.${why}`)}
    />
  );
}
