import { useFormats, useTranslations } from '@portal/i18n/react';
import { recordHeads, vendorNameOf } from '@portal/records';
import { buttonClass, CopyId } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { BetLine } from '../api/list-bets.ts';
import { BetNet } from '../components/bet-net.tsx';
import { useCopyLabels } from '../../../shared/records/use-copy-labels.ts';

/** All that a line says, and the way to its receipt. */
export function useBetFacts(zone: string) {
  const t = useTranslations('bets');
  const { time } = recordHeads(useTranslations('record-page'), { zone, currency: '' });
  const formats = useFormats();
  const copy = useCopyLabels();
  return (bet: BetLine) => ({
    title: <bdi>{bet.displayName}</bdi>,
    facts: [
      {
        label: time(t('columns.time')),
        value: <bdi dir="ltr">{formats.fullDateTime(bet.placedAt)}</bdi>,
      },
      { label: t('columns.bet'), value: <CopyId id={bet.betId} labels={copy} /> },
      { label: t('columns.product'), value: t(`category.${bet.category}`) },
      { label: t('columns.vendor'), value: <bdi>{vendorNameOf(t, bet)}</bdi> },
      { label: t('columns.state'), value: t(`state.${bet.state}`) },
      { label: t('columns.result'), value: t(`result.${bet.result}`) },
      {
        label: t('columns.stake'),
        value: <MoneyText amount={bet.stake} currency={bet.currency} />,
      },
      {
        label: t('columns.payout'),
        value: <MoneyText amount={bet.payout} currency={bet.currency} />,
      },
      { label: t('columns.net'), value: <BetNet bet={bet} /> },
    ],
    link: (
      <Link
        to="/m/personalHistoryCopy/bet/$betId"
        params={{ betId: bet.betId }}
        className={buttonClass({ variant: 'primary', block: true })}
      >
        {t('receipt.open')}
      </Link>
    ),
  });
}
