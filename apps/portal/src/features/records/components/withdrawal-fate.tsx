import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { WithdrawalState } from '../../../shared/withdrawal/withdrawal-state.tsx';
import type { EntryReceiptReply } from '../api/read-statement-entry.ts';
import { ReceiptFact } from './receipt-fact.tsx';

interface FateProps {
  readonly fate: NonNullable<EntryReceiptReply['withdrawal']>;
  readonly currency: string;
}

/** What is paid leaves the hold, not the account: without this nobody could read it here. */
export function WithdrawalFate({ fate, currency }: FateProps) {
  const t = useTranslations('records.entryReceipt.fate');
  const formats = useFormats();
  return (
    <Card>
      <h2 className="m-0 mb-2 flex flex-wrap items-center justify-between gap-2 text-16 font-bold">
        {t('title')}
        <WithdrawalState state={fate.state} />
      </h2>
      <dl className="m-0 grid gap-2 text-14">
        <ReceiptFact label={t('since')}>
          <bdi dir="ltr">{formats.fullDateTime(fate.since)}</bdi>
        </ReceiptFact>
        {fate.sentAt !== null && (
          <ReceiptFact label={t('sent')}>
            <bdi dir="ltr">{formats.fullDateTime(fate.sentAt)}</bdi>
          </ReceiptFact>
        )}
        <ReceiptFact label={t('received')}>
          <MoneyText amount={fate.received} currency={currency} />
        </ReceiptFact>
        <ReceiptFact label={t('held')}>
          <MoneyText amount={fate.held} currency={currency} />
        </ReceiptFact>
      </dl>
    </Card>
  );
}
