import { useFormats, useTranslations } from '@portal/i18n/react';
import type { PaymentReset } from '@portal/protocol';
import { Button, WalletIcon } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { securityKeys } from '../security-keys.ts';
import { PaymentForm } from './payment-form.tsx';
import { ProtectionCard } from './protection-card.tsx';

/** The second secret, for money that leaves. */
export function PaymentCard(props: {
  readonly since: string | null;
  readonly proofs: readonly PaymentReset[];
  /** The first one, chosen now, lets money wait. */
  readonly isFirstHeld: boolean;
}) {
  const { since, proofs, isFirstHeld } = props;
  const t = useTranslations('security.payment');
  const formats = useFormats();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const isSet = since !== null;
  return (
    <ProtectionCard
      ux="MC-02-payment"
      icon={WalletIcon}
      title={t('title')}
      text={t('text')}
      state={{ label: t(isSet ? 'set' : 'unset'), tone: isSet ? 'ok' : 'warn' }}
      actions={
        isOpen ? undefined : (
          <Button onClick={() => setOpen(true)}>{t(isSet ? 'change' : 'choose')}</Button>
        )
      }
    >
      {isSet && <p className="m-0 text-14">{t('since', { moment: formats.dateTime(since) })}</p>}
      {isOpen && isFirstHeld && <p className="m-0 text-14 text-warn">{t('firstHolds')}</p>}
      {isOpen && (
        <PaymentForm
          proofs={proofs}
          onCancel={() => setOpen(false)}
          onDone={async () => {
            // What stands now is shown with the end of the form.
            await queries.invalidateQueries({ queryKey: securityKeys.contacts });
            setOpen(false);
          }}
        />
      )}
    </ProtectionCard>
  );
}
