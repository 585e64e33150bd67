import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads, vendorNameOf } from '@portal/records';
import type { Column } from '@portal/ui';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { isRunning } from '../../../shared/records/is-running.ts';
import type { TeamBet } from '../api/list-team-bets.ts';

/** What a row shows at a glance; the rest stands in its drawer. */
export function useTeamBetColumns(heads: RecordHeads): readonly Column<TeamBet>[] {
  const t = useTranslations('team-records.columns');
  const bets = useTranslations('bets');
  const { time, money } = recordHeads(useTranslations('record-page'), heads);
  const formats = useFormats();
  const amount = (id: 'stake' | 'valid' | 'payout' | 'net'): Column<TeamBet> => ({
    id,
    header: money(t(id)),
    isNumber: true,
    cell: (bet) =>
      id === 'net' && isRunning(bet) ? (
        <span>–</span>
      ) : (
        <MoneyCell amount={bet[id]} isNet={id === 'net'} />
      ),
  });
  return [
    {
      id: 'account',
      header: t('account'),
      isTitle: true,
      place: 'title',
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      id: 'game',
      header: t('game'),
      place: 'note',
      cell: ({ displayName }) => <bdi>{displayName}</bdi>,
    },
    { id: 'category', header: t('category'), cell: (bet) => bets(`category.${bet.category}`) },
    { id: 'vendor', header: t('vendor'), cell: (bet) => <bdi>{vendorNameOf(bets, bet)}</bdi> },
    {
      id: 'placed',
      header: time(t('placed')),
      place: 'aside',
      cell: ({ placedAt }) => (
        <time dateTime={placedAt} dir="ltr">
          {formats.fullDateTime(placedAt)}
        </time>
      ),
    },
    amount('stake'),
    amount('valid'),
    amount('payout'),
    { ...amount('net'), place: 'figure' },
    { id: 'result', header: t('result'), cell: ({ result }) => bets(`result.${result}`) },
  ];
}
