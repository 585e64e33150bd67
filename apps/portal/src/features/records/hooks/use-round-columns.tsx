import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads } from '@portal/records';
import { CopyId, type Column } from '@portal/ui';
import { GameImage } from '../../../shared/games/game-image.tsx';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { RoundLine } from '../api/list-rounds.ts';
import { useCopyLabels } from './use-copy-labels.ts';

export function useRoundColumns(heads: RecordHeads): readonly Column<RoundLine>[] {
  const t = useTranslations('records.record');
  const { time, money } = recordHeads(useTranslations('record-page'), heads);
  const formats = useFormats();
  const copy = useCopyLabels();
  return [
    {
      id: 'game',
      header: t('columns.game'),
      isTitle: true,
      place: 'title',
      cell: ({ iconUrl, displayName }) => (
        <span className="inline-flex items-center gap-3">
          <span className="block h-9 w-7 flex-none overflow-hidden rounded-tag max-md:hidden">
            <GameImage src={iconUrl} width={28} height={36} />
          </span>
          <bdi>{displayName}</bdi>
        </span>
      ),
    },
    {
      id: 'time',
      header: time(t('columns.time')),
      place: 'note',
      cell: ({ playedAt }) => (
        <time dateTime={playedAt} dir="ltr">
          {formats.fullDateTime(playedAt)}
        </time>
      ),
    },
    {
      id: 'round',
      header: t('columns.round'),
      cell: ({ roundId }) => <CopyId id={roundId} labels={copy} />,
    },
    {
      id: 'state',
      header: t('columns.state'),
      cell: ({ state }) => t(`state.${state}`),
    },
    {
      id: 'stake',
      header: money(t('columns.stake')),
      isNumber: true,
      place: 'aside',
      cell: ({ stake }) => <MoneyCell amount={stake} />,
    },
    {
      id: 'win',
      header: money(t('columns.win')),
      isNumber: true,
      cell: ({ win }) => <MoneyCell amount={win} />,
    },
    {
      id: 'net',
      header: money(t('columns.net')),
      isNumber: true,
      place: 'figure',
      cell: ({ net }) => <MoneyCell isNet amount={net} />,
    },
  ];
}
