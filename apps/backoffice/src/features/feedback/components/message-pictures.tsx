import { useTranslations } from '@portal/i18n/react';
import { LinkedPicture } from '../../../shared/queue/linked-picture.tsx';
import type { Feedback } from '../api/list-feedback.ts';
import { useMessagePicture } from '../api/read-picture.ts';

/** The pictures that came with a message; nothing where there are none. */
export function MessagePictures({ pictureIds }: Pick<Feedback, 'pictureIds'>) {
  const t = useTranslations('desk-feedback.pictures');
  return (
    pictureIds.length > 0 && (
      <section data-ux="BO-07-pictures" className="grid gap-2">
        <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
        {pictureIds.map((id, index) => (
          <MessagePicture key={id} id={id} number={index + 1} />
        ))}
      </section>
    )
  );
}

function MessagePicture(props: { readonly id: string; readonly number: number }) {
  const t = useTranslations('desk-feedback.pictures');
  return (
    <LinkedPicture
      picture={useMessagePicture(props.id)}
      alt={t('one', { number: props.number })}
      failed={t('failed')}
    />
  );
}
