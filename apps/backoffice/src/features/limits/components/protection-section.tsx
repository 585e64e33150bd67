import { useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { useMemberProtection } from '../api/read-member-protection.ts';
import { ProtectionActs } from './protection-acts.tsx';
import { ProtectionFacts } from './protection-facts.tsx';

/** Limits, breaks and stops of a member, with their reasons (BO-16). */
export function ProtectionSection(props: { readonly memberId: string; readonly canAct: boolean }) {
  const t = useTranslations('desk-limits');
  const { data, error, refetch } = useMemberProtection(props.memberId);
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true">
        <Skeleton height="8rem" />
        <StillLoading />
      </div>
    ) : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
    );
  }
  return (
    <div className="grid gap-4">
      <ProtectionFacts protection={data} />
      {props.canAct && <ProtectionActs memberId={props.memberId} protection={data} />}
    </div>
  );
}
