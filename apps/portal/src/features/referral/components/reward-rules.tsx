import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { ReferralSummary } from '../api/read-referral.ts';

const basisPoints = 10_000;

/** What both get and what for, in the figures of the site; no text knows any of its own. */
export function RewardRules({ summary }: { readonly summary: ReferralSummary }) {
  const t = useTranslations('referral.rules');
  const { rules } = summary;
  return (
    <Card className="grid content-start gap-3 p-5">
      <h2 className="m-0 text-18 font-semibold">{rules === null ? t('closed') : rules.name}</h2>
      {rules === null ? (
        <p className="m-0 text-14 text-text-2">{t('closedText')}</p>
      ) : (
        <Steps summary={summary} rules={rules} />
      )}
    </Card>
  );
}

function Steps(props: {
  readonly summary: ReferralSummary;
  readonly rules: NonNullable<ReferralSummary['rules']>;
}) {
  const t = useTranslations('referral.rules');
  const formats = useFormats();
  const money = useMoneyLine();
  const { rules, summary } = props;
  const amount = (text: string) => money(text, summary.currency);
  const percent = formats.share(rules.shareBasisPoints / basisPoints);
  const isNothing = (text: string) => /^[0.]+$/u.test(text);
  const lines = [
    t('register', { days: rules.windowDays }),
    ...(rules.needsPhone ? [t('phone')] : []),
    ...(rules.needsIdentity ? [t('identity')] : []),
    ...(isNothing(rules.leastDepositAmount)
      ? []
      : [t('deposit', { amount: amount(rules.leastDepositAmount) })]),
    ...(isNothing(rules.leastValidAmount)
      ? []
      : [t('play', { amount: amount(rules.leastValidAmount) })]),
    isNothing(rules.friendAmount)
      ? t('giveOne', { own: amount(rules.referrerAmount) })
      : t('giveBoth', { own: amount(rules.referrerAmount), friend: amount(rules.friendAmount) }),
    ...(rules.shareBasisPoints === 0 ? [] : [t('share', { percent, days: rules.windowDays })]),
  ];
  return (
    <>
      <ol className="m-0 grid gap-2 ps-5 text-14">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      <p className="m-0 text-13 text-text-3">
        {rules.multiple > 0 && `${t('times', { times: formats.count(rules.multiple) })} `}
        {t('limit', { count: rules.monthlyLimit })}
      </p>
    </>
  );
}
