import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads } from '@portal/records';
import { type Column, CopyId } from '@portal/ui';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { useCopyLabels } from '../../../shared/records/use-copy-labels.ts';
import { useEntryText } from '../../../shared/records/use-entry-text.ts';
import type { TeamLine } from '../api/list-team-transactions.ts';

/** A movement on somebody's account; the balance after it stands on the reader's own lines only. */
export function useTeamLineColumns(heads: RecordHeads): readonly Column<TeamLine>[] {
  const t = useTranslations('team-records.columns');
  const { time, money } = recordHeads(useTranslations('record-page'), heads);
  const entryText = useEntryText();
  const copy = useCopyLabels();
  const formats = useFormats();
  return [
    {
      id: 'account',
      header: t('account'),
      isTitle: true,
      place: 'title',
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'time',
      header: time(t('time')),
      place: 'aside',
      cell: ({ at }) => (
        <time dateTime={at} dir="ltr">
          {formats.fullDateTime(at)}
        </time>
      ),
    },
    { id: 'type', header: t('type'), place: 'note', cell: ({ type }) => entryText(type) },
    {
      id: 'moneyIn',
      header: money(t('moneyIn')),
      isNumber: true,
      place: 'figure',
      cell: ({ moneyIn }) => <SideCell amount={moneyIn} side="in" />,
    },
    {
      id: 'moneyOut',
      header: money(t('moneyOut')),
      isNumber: true,
      place: 'figure',
      cell: ({ moneyOut }) => <SideCell amount={moneyOut} side="out" />,
    },
    {
      id: 'reference',
      header: t('reference'),
      cell: ({ reference }) => <CopyId id={reference} labels={copy} />,
    },
    {
      id: 'remark',
      header: t('remark'),
      cell: ({ remark }) => (remark === null ? '–' : <bdi>{remark}</bdi>),
    },
    {
      id: 'balance',
      header: money(t('balance')),
      isNumber: true,
      cell: ({ balanceAfter }) =>
        balanceAfter === null ? '–' : <MoneyCell amount={balanceAfter} />,
    },
  ];
}

/**
 * In or out. A phone has one place for both sides and no head over it: the side that moved nothing
 * leaves it, and the other one has its sign.
 */
function SideCell({ amount, side }: { readonly amount: string; readonly side: 'in' | 'out' }) {
  const formats = useFormats();
  const isNone = /^[0.]+$/u.test(amount);
  const { sign } = formats.money(side === 'in' ? amount : `-${amount}`, '', 'always');
  return (
    <span dir="ltr" className={isNone ? 'max-md:hidden' : undefined}>
      {!isNone && <span className="font-semibold md:hidden">{sign}</span>}
      <MoneyCell amount={amount} />
    </span>
  );
}
