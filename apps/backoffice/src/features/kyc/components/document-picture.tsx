import { useTranslations } from '@portal/i18n/react';
import { Button, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { useDocument } from '../api/read-document.ts';

const turn = 90;
const sizes = [100, 150, 200, 300] as const;

/** A picture of papers, which can be turned and made larger; each look stands in the trail. */
export function DocumentPicture(props: { readonly id: string; readonly number: number }) {
  const t = useTranslations('desk-kyc');
  const { data, isError } = useDocument(props.id);
  const [size, setSize] = useState(0);
  const [degrees, setDegrees] = useState(0);
  if (isError) {
    return <p className="m-0 text-text-2">{t('pictureFailed')}</p>;
  }
  if (data === undefined) {
    return <Skeleton className="h-48" />;
  }
  return (
    <figure className="m-0 grid gap-2">
      <div className="max-h-120 overflow-auto rounded-control bg-s2">
        <img
          src={`data:${data.type};base64,${data.image}`}
          alt={t('picture', { number: props.number })}
          className="max-w-none object-contain"
          style={{ width: `${sizes[size]}%`, rotate: `${degrees}deg` }}
        />
      </div>
      <figcaption className="flex flex-wrap gap-2">
        <Button size="small" disabled={size === sizes.length - 1} onClick={() => setSize(size + 1)}>
          {t('larger')}
        </Button>
        <Button size="small" disabled={size === 0} onClick={() => setSize(size - 1)}>
          {t('smaller')}
        </Button>
        <Button size="small" onClick={() => setDegrees(degrees + turn)}>
          {t('turn')}
        </Button>
      </figcaption>
    </figure>
  );
}
