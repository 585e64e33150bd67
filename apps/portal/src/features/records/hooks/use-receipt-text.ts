import { useFormats, useTranslations } from '@portal/i18n/react';
import { useSite } from '../../../shared/site/site-facts.ts';
import type { EntryReceiptReply } from '../api/read-statement-entry.ts';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';

/** A receipt as plain text, a fact in each line; amounts as the books have them. */
export function useReceiptText(): (receipt: EntryReceiptReply) => string {
  const t = useTranslations('records');
  const entryText = useEntryText();
  const formats = useFormats();
  const { name, timeZone } = useSite();
  return ({ line, balanceBefore, counterpart, partner, reversedByEntryId }) => {
    const { currency } = line;
    const facts = [
      [t('entryReceipt.title'), name],
      [t('statement.columns.entry'), line.entryId],
      [`${t('statement.columns.time')} (${timeZone})`, formats.fullDateTime(line.at)],
      [t('statement.columns.type'), entryText(line.type)],
      [t('statement.columns.reference'), line.number],
      [t('entryReceipt.with'), partner ?? t(`entryReceipt.counterpart.${counterpart}`)],
      [t('entryReceipt.reason'), line.explanation],
      [t('entryReceipt.before'), `${balanceBefore} ${currency}`],
      [t('statement.columns.amount'), `${line.amount} ${currency}`],
      [t('statement.columns.balance'), `${line.balanceAfter} ${currency}`],
      [t('entryReceipt.reverses'), line.reversesEntryId],
      [t('entryReceipt.reversedBy'), reversedByEntryId],
    ];
    return facts
      .flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}\n`]))
      .join('');
  };
}
