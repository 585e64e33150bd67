import { useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Deposit } from '../../features/cashier/components/deposit.tsx';
import { protectionQuery } from '../../shared/protection/api/read-protection.ts';
import { DepositsPaused } from '../../features/protection/components/deposits-paused.tsx';
import { PapersNote } from '../../features/verification/components/papers-note.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function DepositPage() {
  const t = useTranslations('account.titles');
  const wish = useSearch({ from: '/m/depositv2' });
  const navigate = useNavigate();
  const { data: protection, isPending } = useQuery({ ...protectionQuery, retry: false });
  const pause = protection?.pause ?? null;
  return (
    <div>
      <PageHeading>{t('deposit')}</PageHeading>
      <PapersNote move="play" />
      <Deposit
        wish={wish}
        isAsking={isPending}
        closed={pause !== null && <DepositsPaused pause={pause} />}
        onOpened={(depositId) =>
          void navigate({ to: '/m/depositv2/$depositId', params: { depositId } })
        }
      />
    </div>
  );
}
