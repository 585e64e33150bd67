import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';
import { pictureKinds, type PictureBounds } from './picture-bounds.ts';

/** Where pictures are chosen that go with a text; `onChoose` gets all of them at each choice. */
export function PicturesField(props: {
  readonly bounds: PictureBounds;
  readonly error: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}) {
  const t = useTranslations('pictures');
  const { most, bytes } = props.bounds;
  return (
    <Field
      label={t('label')}
      hint={t('hint', { most, megabytes: bytes / 1024 / 1024 })}
      error={props.error}
    >
      <Input
        name="images"
        type="file"
        accept={pictureKinds.join(',')}
        multiple
        onChange={({ target }) => props.onChoose([...(target.files ?? [])])}
      />
    </Field>
  );
}
