import { useFormats, useTranslations } from '@portal/i18n/react';
import { referralStates } from '@portal/protocol';
import { Card, Skeleton, Stat } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { type ReferralSummary, useReferral } from '../api/read-referral.ts';
import { InviteCard } from './invite-card.tsx';
import { ReferralList } from './referral-list.tsx';
import { RewardRules } from './reward-rules.tsx';

/** The own code and link, what an invitation brings, and what came of those so far (MC-16). */
export function ReferralCentre() {
  const { data, error, refetch } = useReferral();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-80 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  return (
    <div data-ux="MC-16" className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {data.code === null ? (
        <OffersRest />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <InviteCard code={data.code} />
          <RewardRules summary={data} />
        </div>
      )}
      <Sums summary={data} />
      {(data.code !== null || data.counts.REWARDED > 0) && <ReferralList />}
    </div>
  );
}

function Sums({ summary }: { readonly summary: ReferralSummary }) {
  const t = useTranslations('referral');
  const formats = useFormats();
  const { code, counts, currency, earnedAmount, monthAmount } = summary;
  const states = code === null ? (['REWARDED'] as const) : referralStates;
  return (
    <Card className="grid grid-cols-2 gap-4 p-5 md:grid-cols-3 xl:grid-cols-6">
      <Stat label={t('earned')}>
        <MoneyText amount={earnedAmount} currency={currency} />
      </Stat>
      <Stat label={t('month')}>
        <MoneyText amount={monthAmount} currency={currency} />
      </Stat>
      {states.map((state) => (
        <Stat key={state} label={t(`states.${state}`)}>
          {formats.count(counts[state])}
        </Stat>
      ))}
    </Card>
  );
}
