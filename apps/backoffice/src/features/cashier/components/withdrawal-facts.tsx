import { useTranslations } from '@portal/i18n/react';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import type { ReviewedWithdrawal } from '../api/read-withdrawal.ts';
import { leftToSend } from '../left-to-send.ts';
import { useRiskReasons } from '../use-risk-reasons.ts';
import { DueMoment } from './due-moment.tsx';
import { RiskTag } from './withdrawal-columns.tsx';

/** What decides: the account, the risk with its reasons, and the figures of a month. */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: ReviewedWithdrawal }) {
  const t = useTranslations('desk-cashier');
  const { payoutAccount, accountNumber, figures, currency, riskReasons: found } = withdrawal;
  const money = (amount: string) => <MoneyText amount={amount} currencyCode={currency} />;
  const number = accountNumber ?? `•••• ${payoutAccount.lastDigits}`;
  const reasons = useRiskReasons(found);
  const left = leftToSend(withdrawal);
  const facts = [
    // What its member calls it stands first: by no other name do both speak of it.
    {
      label: t('facts.id'),
      value: <code className="text-13 tabular-nums">{withdrawal.reference}</code>,
      isWide: true,
    },
    {
      label: t('facts.account'),
      value: <bdi>{`${payoutAccount.institution} ${number}`}</bdi>,
      isWide: true,
    },
    { label: t('facts.holder'), value: <bdi>{payoutAccount.holder}</bdi> },
    ...(left === undefined ? [] : [{ label: t('facts.left'), value: money(left) }]),
    { label: t('facts.payout'), value: money(withdrawal.payout) },
    { label: t('facts.fee'), value: money(withdrawal.fee) },
    { label: t('facts.received'), value: money(withdrawal.received) },
    { label: t('facts.risk'), value: <RiskTag risk={withdrawal.risk} /> },
    { label: t('facts.reasons'), value: reasons.length === 0 ? '—' : reasons.join(', ') },
    { label: t('facts.balance'), value: money(figures.balance) },
    { label: t('facts.withdrawn'), value: money(figures.withdrawn30Days) },
    { label: t('facts.played'), value: money(figures.played30Days) },
    { label: t('facts.before'), value: String(figures.withdrawalsBefore) },
    { label: t('columns.asked'), value: <Moment at={withdrawal.requestedAt} /> },
    { label: t('columns.due'), value: <DueMoment {...withdrawal} /> },
  ];
  return <Facts facts={facts} />;
}
