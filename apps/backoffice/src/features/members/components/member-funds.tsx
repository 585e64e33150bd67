import { useTranslations } from '@portal/i18n/react';
import { Card, Skeleton } from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { useMemberFunds } from '../api/read-member-funds.ts';

/** Where the money of a member lies: what is held, staked, on its way or in purses, and the sum. */
export function MemberFunds({ memberId }: { readonly memberId: string }) {
  const t = useTranslations('desk-members.funds');
  const { data, error, refetch } = useMemberFunds(memberId);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="4rem" />
        <StillLoading />
      </div>
    ) : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  const places = ['cash', 'onHold', 'openStakes', 'inTransit'] as const;
  const rows = [
    ...places.map((place) => ({ label: t(place), amount: data[place] })),
    ...data.vendorWallets.map(({ name, balance }) => {
      return { label: t('inWallet', { name }), amount: balance };
    }),
    { label: t('total'), amount: data.total },
  ];
  return (
    <Card>
      <Facts
        facts={rows.map(({ label, amount }) => ({
          label,
          value: <MoneyText amount={amount} currencyCode={data.currency} />,
        }))}
      />
    </Card>
  );
}
