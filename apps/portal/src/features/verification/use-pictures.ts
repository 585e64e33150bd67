import { useTranslations } from '@portal/i18n/react';
import { paperLimits } from '@portal/protocol';
import { useState } from 'react';
import { chosenText } from '../../shared/pictures/chosen-text.ts';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const kinds: readonly string[] = ['image/png', 'image/jpeg'];
const { images: most, imageBytes } = paperLimits;
const megabytes = imageBytes / 1024 / 1024;

/** Pictures that somebody chose: what is wrong with them, and what of them is sent. */
export function usePictures() {
  const t = useTranslations('verification');
  const shared = useTranslations('pictures');
  const [files, setFiles] = useState<readonly File[]>([]);
  return {
    accept: kinds.join(','),
    hint: t('imagesHint', { most, megabytes }),
    problem: problemOf(files, t),
    choose: shared('choose'),
    chosen: chosenText(files) ?? shared('none'),
    take: (list: FileList | null) => setFiles([...(list ?? [])]),
    /** As they are sent, or which of them cannot be opened. */
    shrunk: async () => {
      const pictures = await Promise.all(files.map(shrinkPicture));
      const damaged = files.find((_file, place) => pictures[place] === undefined);
      return {
        images: pictures.filter((picture) => picture !== undefined),
        problem: damaged === undefined ? undefined : shared('damaged', { name: damaged.name }),
      };
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
