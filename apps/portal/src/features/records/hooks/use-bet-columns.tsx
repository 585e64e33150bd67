import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads } from '@portal/records';
import { CopyId, type Column } from '@portal/ui';
import { GameImage } from '../../../shared/games/game-image.tsx';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import type { BetLine } from '../api/list-bets.ts';
import { BetNetCell } from '../components/bet-net.tsx';
import { useCopyLabels } from '../../../shared/records/use-copy-labels.ts';

export function useBetColumns(heads: RecordHeads): readonly Column<BetLine>[] {
  const t = useTranslations('bets');
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
          <BetPicture iconUrl={iconUrl} name={displayName} />
          <bdi>{displayName}</bdi>
        </span>
      ),
    },
    {
      id: 'time',
      header: time(t('columns.time')),
      place: 'note',
      cell: ({ placedAt }) => (
        <time dateTime={placedAt} dir="ltr">
          {formats.fullDateTime(placedAt)}
        </time>
      ),
    },
    {
      id: 'bet',
      header: t('columns.bet'),
      cell: ({ betId }) => <CopyId id={betId} labels={copy} />,
    },
    {
      id: 'product',
      header: t('columns.product'),
      cell: ({ category }) => t(`category.${category}`),
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
      short: t('columns.stake'),
      cell: ({ stake }) => <MoneyCell amount={stake} />,
    },
    {
      id: 'payout',
      header: money(t('columns.payout')),
      isNumber: true,
      cell: ({ payout }) => <MoneyCell amount={payout} />,
    },
    {
      id: 'net',
      header: money(t('columns.net')),
      isNumber: true,
      place: 'figure',
      cell: (bet) => <BetNetCell bet={bet} />,
    },
  ];
}

/** The tile of the game, or the first letter of what has none. */
function BetPicture({ iconUrl, name }: { readonly iconUrl: string; readonly name: string }) {
  return (
    <span
      aria-hidden
      className="grid h-9 w-7 flex-none place-items-center overflow-hidden rounded-tag bg-s3 text-13 text-text-2 max-md:hidden"
    >
      {iconUrl === '' ? Array.from(name)[0] : <GameImage src={iconUrl} width={28} height={36} />}
    </span>
  );
}
