import { useTranslations } from '@portal/i18n/react';
import { Dialog, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { WithPaymentPassword } from '../../../shared/payment/with-payment-password.tsx';
import { usePointBalance } from '../api/read-point-balance.ts';
import { usePointConfig } from '../api/list-point-config.ts';
import { ConvertForm } from './convert-form.tsx';

/** Turns points into money (PR-10). */
export function ConvertDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('points.convert');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Dialog ux="PR-10" isOpen onClose={onClose} title={t('title')} closeLabel={close}>
      <WithPaymentPassword onLeave={onClose}>
        <Convert onDone={onClose} />
      </WithPaymentPassword>
    </Dialog>
  );
}

function Convert({ onDone }: { readonly onDone: () => void }) {
  const balance = usePointBalance(true);
  const config = usePointConfig();
  const error = balance.error ?? config.error;
  if (error !== null) {
    const again = () => {
      void balance.refetch();
      void config.refetch();
    };
    return <LoadFailed error={error} onRetry={again} headingLevel={2} />;
  }
  const rule = config.data?.list.find(({ type }) => type === 'redeem');
  if (balance.data === undefined || rule === undefined) {
    return <Skeleton className="h-40" />;
  }
  return <ConvertForm balance={balance.data} rule={rule} onDone={onDone} />;
}
