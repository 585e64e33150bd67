import { useFormats, useTranslations } from '@portal/i18n/react';
import { useSite } from '../../../shared/site/site-facts.ts';
import type { EntryReceiptReply } from '../api/read-statement-entry.ts';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';

/** A receipt as plain text, a fact in each line; amounts as the books have them. */
export function useReceiptText(): (receipt: EntryReceiptReply) => string {
  const t = useTranslations('records');
  const state = useTranslations('cashier.state');
  const entryText = useEntryText();
  const formats = useFormats();
  const { name, timeZone } = useSite();
  return ({ line, balanceBefore, counterpart, partner, withdrawal, reversedByEntryId }) => {
    const { currency } = line;
    const fateOf = (
      fate: EntryReceiptReply['withdrawal'],
    ): readonly (readonly [string, string | null])[] =>
      fate === null
        ? []
        : [
            [t('entryReceipt.fate.title'), state(fate.state)],
            [t('entryReceipt.fate.since'), formats.fullDateTime(fate.since)],
            [t('entryReceipt.fate.sent'), fate.sentAt && formats.fullDateTime(fate.sentAt)],
            [t('entryReceipt.fate.received'), `${fate.received} ${currency}`],
            [t('entryReceipt.fate.held'), `${fate.held} ${currency}`],
          ];
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
      ...fateOf(withdrawal),
      [t('entryReceipt.reverses'), line.reversesEntryId],
      [t('entryReceipt.reversedBy'), reversedByEntryId],
    ];
    return facts
      .flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}\n`]))
      .join('');
  };
}
