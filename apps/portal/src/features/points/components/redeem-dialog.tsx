import { useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import { WithPaymentPassword } from '../../../shared/payment/with-payment-password.tsx';
import type { Goods } from '../api/list-point-rewards.ts';
import { RedeemForm } from './redeem-form.tsx';

/** Orders one item (M-20): how many, where to, and the payment password. */
export function RedeemDialog(props: { readonly goods: Goods; readonly onClose: () => void }) {
  const t = useTranslations('points.order');
  const close = useTranslations('ui.dialog')('close');
  return (
    <Dialog ux="M-20" isOpen onClose={props.onClose} title={t('title')} closeLabel={close}>
      <WithPaymentPassword onLeave={props.onClose}>
        <RedeemForm goods={props.goods} onDone={props.onClose} />
      </WithPaymentPassword>
    </Dialog>
  );
}
