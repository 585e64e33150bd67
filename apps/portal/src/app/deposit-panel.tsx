import { useQuery } from '@tanstack/react-query';
import { DepositShortcut } from '../features/cashier/components/deposit-shortcut.tsx';
import { protectionQuery } from '../shared/protection/api/read-protection.ts';
import { DepositsPaused } from '../features/protection/components/deposits-paused.tsx';

/** What stands below the deposit button: amounts, or why nothing is paid in now (RG-04). */
export function DepositPanel({ onLeave }: { readonly onLeave: () => void }) {
  const { data: protection, isPending } = useQuery({ ...protectionQuery, retry: false });
  const pause = protection?.pause ?? null;
  return (
    <DepositShortcut
      onLeave={onLeave}
      isAsking={isPending}
      closed={pause !== null && <DepositsPaused pause={pause} onLeave={onLeave} />}
    />
  );
}
