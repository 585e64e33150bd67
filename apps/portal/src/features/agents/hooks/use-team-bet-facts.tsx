import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, vendorNameOf } from '@portal/records';
import { CopyId } from '@portal/ui';
import type { ReactNode } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { isRunning } from '../../../shared/records/is-running.ts';
import type { TeamBet } from '../api/list-team-bets.ts';

/** All that an agent sees of a bet in the team. */
export function useTeamBetFacts(zone: string) {
  const t = useTranslations('team-records.columns');
  const bets = useTranslations('bets');
  const actions = useTranslations('common.actions');
  const { time } = recordHeads(useTranslations('record-page'), { zone, currency: '' });
  const formats = useFormats();
  const copy = { copy: actions('copy'), copied: actions('copied') };
  const moment = (at: string) => <bdi dir="ltr">{formats.fullDateTime(at)}</bdi>;
  return (bet: TeamBet) => {
    const { currency } = bet;
    const some = (label: string, text: string, value: ReactNode) =>
      text === '' ? [] : [{ label, value }];
    return {
      title: <bdi>{bet.displayName}</bdi>,
      facts: [
        { label: t('bet'), value: <CopyId id={bet.betId} labels={copy} /> },
        { label: t('account'), value: <bdi>{bet.account}</bdi> },
        { label: t('category'), value: bets(`category.${bet.category}`) },
        { label: t('vendor'), value: <bdi>{vendorNameOf(bets, bet)}</bdi> },
        ...some(t('round'), bet.roundNumber, <CopyId id={bet.roundNumber} labels={copy} />),
        { label: time(t('placed')), value: moment(bet.placedAt) },
        ...some(time(t('settled')), bet.settledAt ?? '', moment(bet.settledAt ?? bet.placedAt)),
        ...some(t('odds'), bet.odds, <bdi dir="ltr">{bet.odds}</bdi>),
        { label: t('stake'), value: <MoneyText amount={bet.stake} currency={currency} /> },
        { label: t('valid'), value: <MoneyText amount={bet.valid} currency={currency} /> },
        { label: t('payout'), value: <MoneyText amount={bet.payout} currency={currency} /> },
        {
          label: t('net'),
          value: isRunning(bet) ? (
            '–'
          ) : (
            <MoneyText amount={bet.net} currency={currency} sign="always" tone="signed" />
          ),
        },
        { label: t('result'), value: bets(`result.${bet.result}`) },
      ],
    };
  };
}
