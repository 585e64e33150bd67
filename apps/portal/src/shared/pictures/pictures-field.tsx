import { useTranslations } from '@portal/i18n/react';
import { Field, FileInput } from '@portal/ui';
import { useState } from 'react';
import { chosenText } from './chosen-text.ts';
import { pictureKinds, type PictureBounds } from './picture-bounds.ts';

/** Where pictures are chosen that go with a text; `onChoose` gets all of them at each choice. */
export function PicturesField(props: {
  readonly bounds: PictureBounds;
  readonly error: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}) {
  const t = useTranslations('pictures');
  const [files, setFiles] = useState<readonly File[]>([]);
  const { most, bytes } = props.bounds;
  return (
    <Field
      label={t('label')}
      hint={t('hint', { most, megabytes: bytes / 1024 / 1024 })}
      error={props.error}
    >
      <FileInput
        name="images"
        choose={t('choose')}
        chosen={chosenText(files) ?? t('none')}
        accept={pictureKinds.join(',')}
        multiple
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])];
          setFiles(chosen);
          props.onChoose(chosen);
        }}
      />
    </Field>
  );
}
