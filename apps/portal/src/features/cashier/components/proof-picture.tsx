import { useFormats, useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useProof } from '../api/read-proof.ts';

/** A picture that proves a payment, or that it never came. */
export function ProofPicture({ id }: { readonly id: string }) {
  const t = useTranslations('cashier.receipt');
  const formats = useFormats();
  const { data, isError } = useProof(id);
  if (isError) {
    return <p className="m-0 text-14 text-text-2">{t('pictureFailed')}</p>;
  }
  if (data === undefined) {
    return <Skeleton className="h-24" />;
  }
  const caption = t(`pictureOf.${data.by}`, { time: formats.fullDateTime(data.madeAt) });
  return (
    <figure className="m-0 grid gap-1">
      <img
        src={`data:${data.type};base64,${data.image}`}
        alt={caption}
        className="max-h-64 max-w-full rounded-card object-contain"
      />
      <figcaption className="text-14 text-text-2">{caption}</figcaption>
    </figure>
  );
}
