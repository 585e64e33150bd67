import { useTranslations } from '@portal/i18n/react';
import { buttonClass, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { contactsQuery } from './api/read-contacts.ts';

/**
 * A form that ends at the payment password: whoever has none is told before they fill it in, with
 * the way to set one. Where that cannot be read the form is shown, and its answer says it.
 */
export function WithPaymentPassword(props: {
  /** Closes the dialog that the form stands in. */
  readonly onLeave?: () => void;
  readonly children: ReactNode;
}) {
  const { data, isError } = useQuery(contactsQuery);
  if (data?.paymentPasswordSince === null) {
    return <Missing onLeave={props.onLeave} />;
  }
  return data === undefined && !isError ? (
    <div aria-busy="true">
      <Skeleton className="h-40" />
    </div>
  ) : (
    props.children
  );
}

function Missing({ onLeave }: { readonly onLeave: (() => void) | undefined }) {
  const t = useTranslations('proof.paymentPassword');
  return (
    <div role="status" data-ux="MC-02-no-payment" className="grid justify-items-start gap-2">
      <p className="m-0 font-semibold">{t('title')}</p>
      <p className="m-0 text-14 text-text-2">{t('text')}</p>
      <Link
        to="/m/securityCenter"
        className={buttonClass({ variant: 'primary', size: 'touch' })}
        {...(onLeave !== undefined && { onClick: onLeave })}
      >
        {t('go')}
      </Link>
    </div>
  );
}
