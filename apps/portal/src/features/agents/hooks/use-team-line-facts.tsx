import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads } from '@portal/records';
import { CopyId } from '@portal/ui';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';
import type { TeamLine } from '../api/list-team-transactions.ts';

/** All that an agent sees of a movement in the team. */
export function useTeamLineFacts({ zone, currency }: RecordHeads) {
  const t = useTranslations('team-records.columns');
  const actions = useTranslations('common.actions');
  const { time } = recordHeads(useTranslations('record-page'), { zone, currency });
  const entryText = useEntryText();
  const formats = useFormats();
  const copy = { copy: actions('copy'), copied: actions('copied') };
  const money = (amount: string) => <MoneyText amount={amount} currency={currency} />;
  return (line: TeamLine) => ({
    title: entryText(line.type),
    facts: [
      { label: t('account'), value: <bdi>{line.account}</bdi> },
      { label: time(t('time')), value: <bdi dir="ltr">{formats.fullDateTime(line.at)}</bdi> },
      { label: t('moneyIn'), value: money(line.moneyIn) },
      { label: t('moneyOut'), value: money(line.moneyOut) },
      { label: t('reference'), value: <CopyId id={line.reference} labels={copy} /> },
      ...(line.remark === null ? [] : [{ label: t('remark'), value: <bdi>{line.remark}</bdi> }]),
      ...(line.balanceAfter === null
        ? []
        : [{ label: t('balance'), value: money(line.balanceAfter) }]),
    ],
  });
}
