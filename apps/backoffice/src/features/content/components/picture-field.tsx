import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Input } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { createBrandPicture } from '../api/create-brand-picture.ts';
import { shrinkPicture } from '../../../shared/shrink-picture.ts';

const kinds = ['image/png', 'image/jpeg', 'image/webp'];

/** The picture of a banner: kept as soon as it is chosen, shown once the banner is stored. */
export function PictureField(props: {
  readonly url: string;
  readonly onChange: (url: string) => void;
}) {
  const t = useTranslations('desk-content.banners');
  const { url, onChange } = props;
  const { error, isBusy, keep } = useKeptPicture(onChange);
  return (
    <>
      <Field label={t('picture')} hint={t('pictureHint')} error={error}>
        <Input
          name="picture"
          type="file"
          accept={kinds.join(',')}
          disabled={isBusy}
          onChange={({ target }) => void keep(target.files?.[0])}
        />
      </Field>
      {url === '' ? (
        <p className="m-0 text-13 text-text-2">{t('drawn')}</p>
      ) : (
        <div className="grid justify-items-start gap-2">
          <img
            src={url}
            alt={t('picture')}
            className="aspect-3/1 w-full rounded-card object-cover"
          />
          <Button size="small" onClick={() => onChange('')}>
            {t('noPicture')}
          </Button>
        </div>
      )}
    </>
  );
}

function useKeptPicture(onKept: (url: string) => void) {
  const t = useTranslations('desk-content.banners');
  const failureText = useFailureText();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const keep = async (file: File | undefined) => {
    if (file === undefined) {
      return;
    }
    setBusy(true);
    setError(undefined);
    const picture = await shrinkPicture(file);
    const outcome = picture && (await createBrandPicture({ body: { picture } }));
    setBusy(false);
    if (outcome === undefined || outcome === '') {
      setError(t('noImage'));
    } else if (outcome.ok) {
      onKept(outcome.value.url);
    } else {
      setError(failureText(outcome));
    }
  };
  return { error, isBusy, keep };
}
