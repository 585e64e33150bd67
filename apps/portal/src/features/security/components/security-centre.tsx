import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { contactsQuery } from '../../../shared/payment/api/read-contacts.ts';
import { securityQuery } from '../api/read-security.ts';
import { ContactCard } from './contact-card.tsx';
import { FactorCard } from './factor-card.tsx';
import { HandOffCard } from './hand-off-card.tsx';
import { LoginHistory } from './login-history.tsx';
import { PasskeyCard } from './passkey-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PayeeCard } from './payee-card.tsx';
import { PaymentCard } from './payment-card.tsx';
import { SocialCard } from './social-card.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** How the account is protected, and what its owner can do about it (MC-02). */
export function SecurityCentre() {
  const t = useTranslations('security');
  return (
    <div data-ux="MC-02">
      <PageHeading>{t('title')}</PageHeading>
      <Protections />
      <SessionsSection />
      <LoginHistory />
    </div>
  );
}

function Protections() {
  const t = useTranslations('security');
  const formats = useFormats();
  const security = useQuery(securityQuery);
  const contacts = useQuery(contactsQuery);
  const error = security.error ?? contacts.error;
  const isWhole = security.data !== undefined && contacts.data !== undefined;
  if (error !== null && !isWhole) {
    return (
      <LoadFailed
        error={error}
        title={t('failed')}
        onRetry={() => {
          void security.refetch();
          void contacts.refetch();
        }}
      />
    );
  }
  return (
    <div className="grid items-start gap-3 lg:grid-cols-2" aria-busy={!isWhole}>
      {security.data !== undefined && contacts.data !== undefined ? (
        <>
          {contacts.data.moneyHeldUntil !== null && (
            <p
              role="status"
              className="m-0 rounded-md border border-warn p-3 text-14 lg:col-span-2"
              data-ux="MC-02-held"
            >
              {t('held', { until: formats.dateTime(contacts.data.moneyHeldUntil) })}
            </p>
          )}
          <div className="lg:col-span-2">
            <FactorCard security={security.data} />
          </div>
          <PasswordCard />
          <ContactCard channel="sms" contact={contacts.data.sms} />
          <ContactCard channel="email" contact={contacts.data.email} />
          <PaymentCard
            since={contacts.data.paymentPasswordSince}
            proofs={contacts.data.paymentProofs}
            isFirstHeld={contacts.data.firstPaymentHolds}
          />
          <PayeeCard />
          <PasskeyCard />
          <SocialCard />
          <HandOffCard />
        </>
      ) : (
        ['factor', 'password', 'sms', 'email', 'payment'].map((name) => (
          <Card key={name} className={name === 'factor' ? 'lg:col-span-2' : undefined}>
            <Skeleton height="96px" />
          </Card>
        ))
      )}
    </div>
  );
}
