import { useTranslations } from '@portal/i18n/react';
import { recordHeads, type RecordHeads, vendorNameOf } from '@portal/records';
import { type Column, CopyId } from '@portal/ui';
import { Moment, MoneyCell, MoneyText } from '../../../shared/money-text.tsx';
import { useCopyLabels } from '../../../shared/use-copy-labels.ts';
import type { BetLine } from '../api/list-member-bets.ts';
import { BetVersions } from './bet-versions.tsx';

export function useBetColumns(heads: RecordHeads): readonly Column<BetLine>[] {
  const t = useTranslations('bets');
  const { time, money } = recordHeads(useTranslations('record-page'), heads);
  const copy = useCopyLabels();
  return [
    {
      id: 'game',
      header: t('columns.game'),
      isTitle: true,
      place: 'title',
      cell: (bet) => <bdi>{bet.displayName}</bdi>,
    },
    {
      id: 'at',
      header: time(t('columns.time')),
      place: 'note',
      cell: (bet) => <Moment at={bet.placedAt} />,
    },
    {
      id: 'bet',
      header: t('columns.bet'),
      cell: (bet) => <CopyId id={bet.betId} labels={copy} />,
    },
    { id: 'product', header: t('columns.product'), cell: (bet) => t(`category.${bet.category}`) },
    { id: 'state', header: t('columns.state'), cell: (bet) => t(`state.${bet.state}`) },
    {
      id: 'stake',
      header: money(t('columns.stake')),
      isNumber: true,
      place: 'aside',
      short: t('columns.stake'),
      cell: (bet) => <MoneyCell amount={bet.stake} />,
    },
    {
      id: 'payout',
      header: money(t('columns.payout')),
      isNumber: true,
      cell: (bet) => <MoneyCell amount={bet.payout} />,
    },
    {
      id: 'net',
      header: money(t('columns.net')),
      isNumber: true,
      place: 'figure',
      cell: (bet) => (isRunning(bet) ? <span>–</span> : <MoneyCell isNet amount={bet.net} />),
    },
  ];
}

/** Nothing is lost or won while it runs. */
function isRunning({ state }: BetLine): boolean {
  return state === 'waiting' || state === 'open';
}

/** All that a line says, and below it what only its receipt has. */
export function useBetFacts(memberId: string, zone: string) {
  const t = useTranslations('bets');
  const { time } = recordHeads(useTranslations('record-page'), { zone, currency: '' });
  const copy = useCopyLabels();
  return (bet: BetLine) => {
    const money = (amount: string, isChange = false) => (
      <MoneyText isChange={isChange} amount={amount} currencyCode={bet.currency} />
    );
    return {
      title: <bdi>{bet.displayName}</bdi>,
      facts: [
        { label: time(t('columns.time')), value: <Moment at={bet.placedAt} /> },
        { label: t('columns.bet'), value: <CopyId id={bet.betId} labels={copy} /> },
        { label: t('columns.product'), value: t(`category.${bet.category}`) },
        { label: t('columns.vendor'), value: <bdi>{vendorNameOf(t, bet)}</bdi> },
        { label: t('columns.state'), value: t(`state.${bet.state}`) },
        { label: t('columns.result'), value: t(`result.${bet.result}`) },
        { label: t('columns.stake'), value: money(bet.stake) },
        { label: t('columns.payout'), value: money(bet.payout) },
        { label: t('columns.net'), value: isRunning(bet) ? '–' : money(bet.net, true) },
      ],
      link: <BetVersions key={bet.betId} memberId={memberId} betId={bet.betId} />,
    };
  };
}
