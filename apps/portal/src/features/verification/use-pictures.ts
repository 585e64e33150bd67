import { useTranslations } from '@portal/i18n/react';
import { paperLimits } from '@portal/protocol';
import { useState } from 'react';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const kinds: readonly string[] = ['image/png', 'image/jpeg'];
const { images: most, imageBytes } = paperLimits;
const megabytes = imageBytes / 1024 / 1024;

/** Pictures that somebody chose: what is wrong with them, and what of them is sent. */
export function usePictures() {
  const t = useTranslations('verification');
  const [files, setFiles] = useState<readonly File[]>([]);
  return {
    accept: kinds.join(','),
    hint: t('imagesHint', { most, megabytes }),
    problem: problemOf(files, t),
    choose: (list: FileList | null) => setFiles([...(list ?? [])]),
    /** Without what is no picture at all. */
    shrunk: async () => {
      const pictures = await Promise.all(files.map(shrinkPicture));
      return pictures.filter((picture) => picture !== undefined);
    },
  };
}

function problemOf(
  files: readonly File[],
  t: ReturnType<typeof useTranslations<'verification'>>,
): string | undefined {
  if (files.length === 0) {
    return t('imagesNeeded');
  }
  if (files.length > most) {
    return t('imagesMany', { most });
  }
  const isFine = files.every(({ type, size }) => kinds.includes(type) && size <= imageBytes);
  return isFine ? undefined : t('imagesKind', { megabytes });
}
