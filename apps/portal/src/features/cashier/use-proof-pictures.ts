import { useTranslations } from '@portal/i18n/react';
import { useState } from 'react';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const most = 3;

type ReadPictures =
  | { readonly ok: true; readonly images: string[] }
  | { readonly ok: false; readonly fields: { readonly images: string } };

/** Pictures that prove what a form of the cashier says: chosen, and drawn anew when it is sent. */
export function useProofPictures() {
  const t = useTranslations('cashier.receipt');
  const [files, setFiles] = useState<readonly File[]>([]);
  return {
    count: files.length,
    choose: setFiles,
    /** Where one of the files is no picture nothing is sent, and its field says so. */
    read: async (): Promise<ReadPictures> => {
      const pictures = await Promise.all(files.slice(0, most).map(shrinkPicture));
      const images = pictures.filter((picture) => picture !== undefined);
      return images.length === pictures.length
        ? { ok: true, images }
        : { ok: false, fields: { images: t('pictureUnreadable') } };
    },
  };
}
