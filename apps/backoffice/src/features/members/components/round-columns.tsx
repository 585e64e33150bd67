import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads } from '@portal/records';
import { CopyId, type Column } from '@portal/ui';
import { Moment, MoneyCell, MoneyText } from '../../../shared/money-text.tsx';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import type { RoundLine } from '../api/list-member-rounds.ts';

export function useRoundColumns(heads: RecordHeads): readonly Column<RoundLine>[] {
  const t = useTranslations('desk-members.rounds');
  const { time, money } = recordHeads(useTranslations('record-page'), heads);
  const copy = useCopyLabels();
  return [
    {
      id: 'game',
      header: t('columns.game'),
      isTitle: true,
      place: 'title',
      cell: (round) => <bdi>{round.displayName}</bdi>,
    },
    {
      id: 'at',
      header: time(t('columns.at')),
      place: 'note',
      cell: (round) => <Moment at={round.playedAt} />,
    },
    {
      id: 'round',
      header: t('columns.round'),
      cell: (round) => <CopyId id={round.roundId} labels={copy} />,
    },
    { id: 'state', header: t('columns.state'), cell: (round) => t(`state.${round.state}`) },
    {
      id: 'stake',
      header: money(t('columns.stake')),
      isNumber: true,
      place: 'aside',
      short: t('columns.stake'),
      cell: (round) => <MoneyCell amount={round.stake} />,
    },
    {
      id: 'win',
      header: money(t('columns.win')),
      isNumber: true,
      cell: (round) => <MoneyCell amount={round.win} />,
    },
    {
      id: 'net',
      header: money(t('columns.net')),
      isNumber: true,
      place: 'figure',
      cell: (round) => <MoneyCell isNet amount={round.net} />,
    },
  ];
}

/** All that a line says. */
export function useRoundFacts(zone: string) {
  const t = useTranslations('desk-members.rounds');
  const { time } = recordHeads(useTranslations('record-page'), { zone, currency: '' });
  const copy = useCopyLabels();
  const formats = useFormats();
  return (round: RoundLine) => ({
    title: <bdi>{round.displayName}</bdi>,
    facts: [
      { label: time(t('columns.at')), value: <Moment at={round.playedAt} /> },
      { label: t('columns.round'), value: <CopyId id={round.roundId} labels={copy} /> },
      { label: t('columns.type'), value: t(`engine.${round.engine}`) },
      { label: t('columns.state'), value: t(`state.${round.state}`) },
      {
        label: t('columns.freeSpins'),
        value: round.freeSpins === undefined ? '–' : formats.count(round.freeSpins),
      },
      {
        label: t('columns.stake'),
        value: <MoneyText amount={round.stake} currencyCode={round.currency} />,
      },
      {
        label: t('columns.win'),
        value: <MoneyText amount={round.win} currencyCode={round.currency} />,
      },
      {
        label: t('columns.net'),
        value: <MoneyText isChange amount={round.net} currencyCode={round.currency} />,
      },
    ],
  });
}
