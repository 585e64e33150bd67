import { Skeleton } from '@portal/ui';
import { useTranslations } from '@portal/i18n/react';
import { useApplicationPicture } from '../api/read-picture.ts';

/** A picture of an application; each look stands in the trail. */
export function ApplicationPicture(props: { readonly id: string; readonly number: number }) {
  const t = useTranslations('desk-promotions.applications');
  const { data, isError } = useApplicationPicture(props.id);
  if (isError) {
    return <p className="m-0 text-text-2">{t('pictureFailed')}</p>;
  }
  return data === undefined ? (
    <Skeleton className="h-24" />
  ) : (
    <img
      src={`data:${data.type};base64,${data.image}`}
      alt={t('picture', { number: props.number })}
      className="max-h-96 max-w-full object-contain"
    />
  );
}
