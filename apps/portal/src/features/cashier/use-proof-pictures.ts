import { useState } from 'react';
import { shrinkPicture } from '../../shared/pictures/shrink-picture.ts';

const most = 3;

/** Pictures that prove what a form of the cashier says: chosen, and drawn anew when it is sent. */
export function useProofPictures() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return {
    count: files.length,
    choose: setFiles,
    read: async (): Promise<string[]> => {
      const pictures = await Promise.all(files.slice(0, most).map(shrinkPicture));
      return pictures.filter((picture) => picture !== undefined);
    },
  };
}
