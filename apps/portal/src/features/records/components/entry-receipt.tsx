import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, CopyId, saveFile, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { failureIn } from '../../../shared/client/failure-in.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { entryQuery, type EntryReceiptReply } from '../api/read-statement-entry.ts';
import { recordKind } from '../../../shared/records/record-link.tsx';
import { useBonus } from '../../../shared/rewards/read-bonus.ts';
import { useCopyLabels } from '../../../shared/records/use-copy-labels.ts';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';
import { useReceiptText } from '../hooks/use-receipt-text.ts';
import { ReceiptFact as Fact } from './receipt-fact.tsx';
import { ReferenceLink } from './reference-link.tsx';
import { WithdrawalFate } from './withdrawal-fate.tsx';

/** The receipt of one movement of the account (MC-12). */
export function EntryReceipt({ entryId }: { readonly entryId: string }) {
  const t = useTranslations('records.entryReceipt');
  const loading = useTranslations('common.state')('loading');
  const { data, error, refetch } = useQuery(entryQuery(entryId));
  if (failureIn(error)?.code === 'not_found') {
    return <p role="alert">{t('notFound')}</p>;
  }
  if (error !== null && data === undefined) {
    return <LoadFailed error={error} onRetry={() => void refetch()} />;
  }
  return data === undefined ? (
    <div role="status" aria-label={loading}>
      <Skeleton height="20rem" />
      <StillLoading />
    </div>
  ) : (
    <Receipt receipt={data} />
  );
}

function Receipt({ receipt }: { readonly receipt: EntryReceiptReply }) {
  const t = useTranslations('records.entryReceipt');
  const entryText = useEntryText();
  const text = useReceiptText();
  const { line } = receipt;
  return (
    <div data-ux="MC-12-receipt" className="grid max-w-xl gap-4">
      <div>
        <p className="m-0 text-14 text-text-2">{t('title')}</p>
        <h1 className="m-0 text-24 font-bold lg:text-30">{entryText(line.type)}</h1>
        <p className="m-0 text-30 font-bold">
          <MoneyText amount={line.amount} currency={line.currency} sign="always" tone="signed" />
        </p>
      </div>
      <Card>
        <Facts receipt={receipt} />
        {recordKind(line.reference) === 'bonus' && <JoinedFor rewardId={line.reference} />}
      </Card>
      {receipt.withdrawal !== null && (
        <WithdrawalFate fate={receipt.withdrawal} currency={line.currency} />
      )}
      <ReferenceLink reference={line.reference} />
      <Button
        onClick={() => {
          saveFile({ name: `receipt-${line.entryId}.txt`, text: text(receipt) });
        }}
      >
        {t('save')}
      </Button>
    </div>
  );
}

function Facts({ receipt }: { readonly receipt: EntryReceiptReply }) {
  const t = useTranslations('records');
  const formats = useFormats();
  const copy = useCopyLabels();
  const { timeZone } = useSite();
  const { line, balanceBefore, counterpart, partner, reversedByEntryId } = receipt;
  const money = (amount: string) => <MoneyText amount={amount} currency={line.currency} />;
  return (
    <dl className="m-0 grid gap-2 text-14">
      <Fact label={t('entryReceipt.before')}>{money(balanceBefore)}</Fact>
      <Fact label={t('statement.columns.balance')}>{money(line.balanceAfter)}</Fact>
      <Fact label={t('entryReceipt.with')}>
        {partner === null ? t(`entryReceipt.counterpart.${counterpart}`) : <bdi>{partner}</bdi>}
      </Fact>
      {line.explanation !== null && (
        <Fact label={t('entryReceipt.reason')}>
          <bdi>{line.explanation}</bdi>
        </Fact>
      )}
      <Fact label={`${t('statement.columns.time')} (${timeZone})`}>
        <bdi dir="ltr">{formats.fullDateTime(line.at)}</bdi>
      </Fact>
      <Fact label={t('statement.columns.entry')}>
        <CopyId id={line.entryId} labels={copy} />
      </Fact>
      {line.number !== null && (
        <Fact label={t('statement.columns.reference')}>
          <CopyId id={line.number} labels={copy} />
        </Fact>
      )}
      {line.reversesEntryId !== null && (
        <Fact label={t('entryReceipt.reverses')}>
          <EntryLink entryId={line.reversesEntryId} />
        </Fact>
      )}
      {reversedByEntryId !== null && (
        <Fact label={t('entryReceipt.reversedBy')}>
          <EntryLink entryId={reversedByEntryId} />
        </Fact>
      )}
    </dl>
  );
}

/** Which promotion a bonus came of, and when it was joined; nothing of other gifts. */
function JoinedFor({ rewardId }: { readonly rewardId: string }) {
  const t = useTranslations('records.entryReceipt');
  const formats = useFormats();
  const { data } = useBonus(rewardId);
  if (data?.promotion === undefined) {
    return null;
  }
  const { id: promotionId, joinedAt } = data.promotion;
  return (
    <dl className="m-0 mt-2 grid gap-2 text-14">
      <Fact label={t('promotion')}>
        <Link
          to="/promotions/$promotionId"
          params={{ promotionId }}
          className="font-semibold text-link"
        >
          <bdi>{data.title}</bdi>
        </Link>
      </Fact>
      <Fact label={t('joined')}>
        <bdi dir="ltr">{formats.fullDateTime(joinedAt)}</bdi>
      </Fact>
    </dl>
  );
}

function EntryLink({ entryId }: { readonly entryId: string }) {
  return (
    <Link
      to="/m/transactionHistory/$entryId"
      params={{ entryId }}
      className="font-semibold text-link"
    >
      <bdi dir="ltr">{entryId}</bdi>
    </Link>
  );
}
