import { useTranslations } from '@portal/i18n/react';
import { Dialog } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { WithPaymentPassword } from '../../../shared/payment/with-payment-password.tsx';
import { consolidatedQuery } from '../api/read-consolidated.ts';
import type { OfferDetails } from '../dialogs.ts';
import { OfferForm } from './offer-form.tsx';

/** An agent offers a contract to somebody directly below (agents-loyalty-money.md C2). */
export function OfferDialog({ details, onClose }: DialogProps<OfferDetails>) {
  const t = useTranslations('contracts');
  // The pages that open this have read it.
  const periodType = useQuery(consolidatedQuery).data?.dividendPeriod ?? 'SEMIMONTHLY';
  return (
    <Dialog
      ux="AC-15"
      kind="form"
      isOpen
      onClose={onClose}
      title={`${t('offer.title')} · ${t(`kind.${details.kind}`)}`}
      closeLabel={t('answer.cancel')}
    >
      <WithPaymentPassword onLeave={onClose}>
        <OfferForm key={periodType} details={details} periodType={periodType} onClose={onClose} />
      </WithPaymentPassword>
    </Dialog>
  );
}
