import { useTranslations } from '@portal/i18n/react';
import { useState } from 'react';
import { pictureKinds, type PictureBounds } from './picture-bounds.ts';
import { shrinkPicture } from './shrink-picture.ts';

/** Pictures that go with a text: chosen, checked, and drawn anew when it is sent. */
export function useSentPictures({ most, bytes }: PictureBounds) {
  const t = useTranslations('pictures');
  const [files, setFiles] = useState<readonly File[]>([]);
  return {
    choose: setFiles,
    /** What is wrong with those that were chosen. */
    check: () => {
      if (files.length > most) {
        return t('many', { most });
      }
      const isFine = files.every(({ type, size }) => pictureKinds.includes(type) && size <= bytes);
      return isFine ? undefined : t('kind', { megabytes: bytes / 1024 / 1024 });
    },
    /** As they are sent, or each that cannot be opened: none is left out without a word (R1). */
    read: async () => {
      const pictures = await Promise.all(files.map(shrinkPicture));
      const damaged = files.filter((_file, place) => pictures[place] === undefined);
      return {
        images: pictures.filter((picture) => picture !== undefined),
        problem:
          damaged.length === 0
            ? undefined
            : damaged.map(({ name }) => t('damaged', { name })).join(' '),
      };
    },
  };
}
