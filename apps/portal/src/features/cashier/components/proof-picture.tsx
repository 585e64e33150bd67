import { useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useProof } from '../api/read-proof.ts';

/** A picture that proves a payment, or that it never came. */
export function ProofPicture({ id }: { readonly id: string }) {
  const t = useTranslations('cashier.receipt');
  const { data, isError } = useProof(id);
  if (isError) {
    return <p className="m-0 text-14 text-text-2">{t('pictureFailed')}</p>;
  }
  return data === undefined ? (
    <Skeleton className="h-24" />
  ) : (
    <img
      src={`data:${data.type};base64,${data.image}`}
      alt={t('pictureAlt')}
      className="max-h-64 max-w-full rounded-card object-contain"
    />
  );
}
