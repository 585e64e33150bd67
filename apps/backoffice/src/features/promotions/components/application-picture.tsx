import { useTranslations } from '@portal/i18n/react';
import { LinkedPicture } from '../../../shared/queue/linked-picture.tsx';
import { useApplicationPicture } from '../api/read-picture.ts';

/** A picture of an application. */
export function ApplicationPicture(props: { readonly id: string; readonly number: number }) {
  const t = useTranslations('desk-promotions.applications');
  return (
    <LinkedPicture
      picture={useApplicationPicture(props.id)}
      alt={t('picture', { number: props.number })}
      failed={t('pictureFailed')}
    />
  );
}
