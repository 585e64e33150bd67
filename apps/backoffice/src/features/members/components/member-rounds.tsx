import { useFormats, useTranslations } from '@portal/i18n/react';
import type { Column } from '@portal/ui';
import { FoldedBoatDrawing } from '@portal/ui';
import { CursorTable } from '../../../shared/cursor-table.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { RoundLine } from '../api/list-member-rounds.ts';
import { useRounds } from '../api/list-member-rounds.ts';

/** What was played, staked and won. */
export function MemberRounds({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-members.rounds');
  return (
    <CursorTable
      query={useRounds(memberId)}
      columns={useRoundColumns()}
      rowKey={(round) => round.roundId}
      caption={t('title')}
      failedTitle={t('failed')}
      empty={{ drawing: <FoldedBoatDrawing />, title: t('empty'), text: t('emptyHint') }}
    />
  );
}

function useRoundColumns(): readonly Column<RoundLine>[] {
  const t = useTranslations('desk-members.rounds.columns');
  const formats = useFormats();
  const money = (amount: string, round: RoundLine, isChange = false) => (
    <MoneyText amount={amount} currencyCode={round.currency} isChange={isChange} />
  );
  return [
    { id: 'at', header: t('at'), cell: (round) => <Moment at={round.playedAt} /> },
    { id: 'game', header: t('game'), cell: (round) => <bdi>{round.displayName}</bdi> },
    {
      id: 'round',
      header: t('round'),
      cell: (round) => <bdi className="text-13 text-text-2 wrap-anywhere">{round.roundId}</bdi>,
    },
    {
      id: 'freeSpins',
      header: t('freeSpins'),
      isNumber: true,
      cell: ({ freeSpins }) => (freeSpins === undefined ? '–' : formats.count(freeSpins)),
    },
    {
      id: 'stake',
      header: t('stake'),
      isNumber: true,
      cell: (round) => money(round.stake, round),
    },
    { id: 'win', header: t('win'), isNumber: true, cell: (round) => money(round.win, round) },
    { id: 'net', header: t('net'), isNumber: true, cell: (round) => money(round.net, round, true) },
  ];
}
