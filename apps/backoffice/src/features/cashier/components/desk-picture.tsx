import { useFormats, useTranslations } from '@portal/i18n/react';
import { Skeleton } from '@portal/ui';
import { useDeskProof } from '../api/read-proof.ts';

/** A picture of an order; each look stands in the trail. */
export function DeskPicture(props: {
  readonly id: string;
  readonly label: string;
  readonly failed: string;
}) {
  const { id, label, failed } = props;
  const t = useTranslations('desk-cashier.pictureOf');
  const formats = useFormats();
  const { data, isError } = useDeskProof(id);
  if (isError) {
    return <p className="m-0 text-text-2">{failed}</p>;
  }
  if (data === undefined) {
    return <Skeleton className="h-24" />;
  }
  const caption = t(data.by, { label, time: formats.fullDateTime(data.madeAt) });
  return (
    <figure className="m-0 grid gap-1">
      <img
        src={`data:${data.type};base64,${data.image}`}
        alt={caption}
        className="max-h-96 max-w-full object-contain"
      />
      <figcaption className="text-text-2">{caption}</figcaption>
    </figure>
  );
}
